import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import type { ListedUser } from "../../../../domain/api/people/users.ts";
import { PROTECTED_ADMIN_ID } from "../../../../domain/platform/limits.ts";
import { ACCOUNT_STATUSES, type AccountStatus, type User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { usePagedList } from "../../../lib/use-paged-list.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";
import { AccountDialog } from "./account-dialog.tsx";
import { CreateAgentDialog } from "./create-agent-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { DeletedNotice } from "./handover-undo.tsx";
import { UserFilter } from "./user-filter.tsx";

const COLUMNS = ["name", "username", "email", "role", "actions"] as const;
type OpenDialog = { dialog: "details" | "delete"; user: User };

/**
 * The portal's accounts: search, open, create and delete. Deleting only deactivates, so it is offered for active
 * accounts. Users cannot delete their own account, and nobody can delete the protected admin's. The open form for a new
 * account is in the URL, so that other pages can link to it.
 */
export function UserList({ ownId }: { ownId: number }) {
  const { t } = useTranslation("users");
  const [status, setStatus] = useState<AccountStatus>(ACCOUNT_STATUSES[0]);
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const [deleted, setDeleted] = useState<{ user: User; isDone: boolean } | null>(null);
  const list = usePagedList("GET /api/active-users", { status }, search);
  const { parameters, change } = useAddress();
  const close = () => setOpened(null);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t("list.title")}</h2>
        <Button onClick={() => change({ new: "agent" }, { replace: true })}>
          <UserPlus aria-hidden="true" />
          {t("create.open")}
        </Button>
      </div>
      {deleted && <DeletedNotice key={deleted.user.id} {...deleted} onUndone={() => setDeleted(null)} />}
      <UserFilter status={status} onStatus={setStatus} onSearch={setSearch} />
      <ListStates
        list={list}
        error={t("list.error")}
        empty={<EmptyState icon={Users} title={t(search ? "list.noMatch" : "list.empty")} heading="p" />}
      >
        <Table label={t("list.title")}>
          <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
          <TableBody>
            {list.rows.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOwn={user.id === ownId}
                mayDelete={status === "active" && user.id !== ownId && user.id !== PROTECTED_ADMIN_ID}
                onOpen={(dialog) => setOpened({ dialog, user })}
              />
            ))}
          </TableBody>
        </Table>
      </ListStates>
      {parameters.get("new") === "agent" && (
        <CreateAgentDialog onClose={() => change({ new: null }, { replace: true })} />
      )}
      {opened?.dialog === "details" && (
        <AccountDialog user={opened.user} isOwn={opened.user.id === ownId} onClose={close} />
      )}
      {opened?.dialog === "delete" && (
        <DeleteUserDialog
          user={opened.user}
          onClose={close}
          onDeleted={(isDone) => {
            setDeleted({ user: opened.user, isDone });
            close();
          }}
        />
      )}
    </section>
  );
}

type UserRowProps = {
  user: ListedUser;
  isOwn: boolean;
  mayDelete: boolean;
  onOpen: (dialog: "details" | "delete") => void;
};

function UserRow({ user, isOwn, mayDelete, onOpen }: UserRowProps) {
  const { t } = useTranslation("users");
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <TableRow>
      <TableCell className="font-semibold">
        {name} {isOwn && <Badge tone="accent">{t("list.you")}</Badge>}{" "}
        {user.awaitsConfirmation && <Badge tone="indigo">{t("team.toConfirm")}</Badge>}
      </TableCell>
      <TableCell>{user.username}</TableCell>
      <TableCell>{user.email ?? "–"}</TableCell>
      <TableCell>
        <Badge tone={user.role === "admin" ? "indigo" : "neutral"}>{t(`portal:roles.${user.role}`)}</Badge>
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <Button variant="ghost" size="sm" aria-label={t("details.open", { name })} onClick={() => onOpen("details")}>
          {t("details.button")}
        </Button>
        {mayDelete && (
          <Button
            variant="ghost"
            size="sm"
            className="text-brick!"
            aria-label={t("delete.open", { name })}
            onClick={() => onOpen("delete")}
          >
            {t("delete.button")}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
