import type { BlogPost } from "../../../domain/api/content/content.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { signToken } from "./tokens.ts";

type Subscriber = { id: number; email: string; language: Language };

/**
 * Queues an article for one confirmed subscriber, with the headers for one-click unsubscribe in mail programs. False
 * when it was queued for that subscriber before.
 */
export async function mailArticle(deps: Deps, tx: Database, post: BlogPost, subscriber: Subscriber): Promise<boolean> {
  const { language } = subscriber;
  const t = translator(language);
  const token = signToken(deps.keys, "unsubscribe", subscriber.id);
  const base = deps.env.publicUrl;
  const link = (path: string) => base + pathIn(language, path);
  const id = await queueMail(deps, tx, {
    kind: "newsletter",
    onceAs: `newsletter-${post.id}-${subscriber.id}`,
    isOurDoing: true,
    isBulk: true,
    to: subscriber.email,
    subject: post.title,
    language,
    headers: {
      "List-Unsubscribe": `<${base}/api/newsletter-subscriptions/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    letter: {
      heading: post.title,
      paragraphs: [post.excerpt],
      action: { label: t("mail:newsletter.read"), url: link(`/blog/${post.slug}`) },
      footnotes: [t("mail:newsletter.footer", { url: link(`/newsletter/unsubscribe?token=${token}`) })],
    },
  });
  return id !== undefined;
}
