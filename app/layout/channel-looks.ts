import { Mail, MessageSquareText, type LucideIcon } from "lucide-react";
import type { MessageChannel } from "../../domain/channels.ts";
import { formatPhone } from "../../domain/phone.ts";

type ChannelLook = {
  icon: LucideIcon;
  /** How an address is shown. */
  shown: (address: string) => string;
  /** How many lines there are at first to write in. */
  lines: number;
};

/** How messages of each channel look, and the place to write one. */
export const CHANNEL_LOOKS: Record<MessageChannel, ChannelLook> = {
  email: { icon: Mail, shown: (address) => address, lines: 8 },
  sms: { icon: MessageSquareText, shown: formatPhone, lines: 4 },
};
