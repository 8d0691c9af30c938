import { Mail, MessageSquareText, type LucideIcon } from "lucide-react";
import type { MessageChannel } from "../../domain/work/channels.ts";
import { formatPhone } from "../../domain/platform/phone.ts";

type ChannelLook = {
  icon: LucideIcon;
  /** Formats an address for the screen. */
  shown: (address: string) => string;
  /** The height of the empty text field, in lines. */
  lines: number;
};

/** The look of each channel: its icon, its addresses and its text field. */
export const CHANNEL_LOOKS: Record<MessageChannel, ChannelLook> = {
  email: { icon: Mail, shown: (address) => address, lines: 8 },
  sms: { icon: MessageSquareText, shown: formatPhone, lines: 4 },
};
