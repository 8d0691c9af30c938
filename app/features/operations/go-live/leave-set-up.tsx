import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { useMutation } from "@tanstack/react-query";

/** The button by which the set-up is left for later: it leads to the go-live list, from which it is taken up again. */
export function LeaveSetUp() {
  const { t } = useTranslation("set-up");
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => api("POST /api/set-up/leave"),
    onSuccess: () => navigate("/admin-go-live"),
    onError: (error) => showErrorToast(t("leaveFailed"), error),
  });
  return (
    <Button variant="secondary" busy={leave.isPending} onClick={() => leave.mutate()}>
      {t("leave")}
    </Button>
  );
}
