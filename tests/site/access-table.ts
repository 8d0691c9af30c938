import { ROLES, type Role } from "../../domain/permissions.ts";

const ADMIN: readonly Role[] = ["admin"];
const SENIORS: readonly Role[] = ["admin", "senior_agent"];
const SELLERS: readonly Role[] = ["admin", "senior_agent", "agent"];

/**
 * Who may call what. Written down a second time, by hand and from the specification's matrix and the decisions: a route
 * with a wrong guard, and one that nobody thought about, is caught here.
 */
export const ACCESS_TABLE: Record<string, "public" | readonly Role[]> = {
  // What visitors read and send.
  "GET /api/blog-posts": "public",
  "GET /api/blog-posts/:slug": "public",
  "GET /api/insurance-partners": "public",
  "GET /api/testimonials": "public",
  "POST /api/contact-requests": "public",
  "POST /api/quote-requests": "public",
  "POST /api/newsletter-subscriptions": "public",
  "POST /api/newsletter-subscriptions/confirm": "public",
  "POST /api/newsletter-subscriptions/unsubscribe": "public",
  "POST /api/webhooks/sms": "public",
  "POST /api/webhooks/sms-status": "public",

  // The ways in and out.
  "POST /api/login": "public",
  "POST /api/login/second-factor": "public",
  "POST /api/login/passkey/begin": "public",
  "POST /api/login/passkey": "public",
  "POST /api/logout": "public",
  "POST /api/password-resets": "public",
  "POST /api/password-resets/complete": "public",
  "POST /api/register": "public",
  "POST /api/registration-requests": "public",

  // One's own account.
  "GET /api/user": ROLES,
  "PATCH /api/user": ROLES,
  "POST /api/user/change-password": ROLES,
  "GET /api/user/second-factor": ROLES,
  "POST /api/user/second-factor/begin": ROLES,
  "POST /api/user/second-factor/confirm": ROLES,
  "POST /api/user/second-factor/recovery-codes": ROLES,
  "POST /api/user/second-factor/switch-off": ROLES,
  "GET /api/user/passkeys": ROLES,
  "POST /api/user/passkeys/begin": ROLES,
  "POST /api/user/passkeys": ROLES,
  "PATCH /api/user/passkeys/:id": ROLES,
  "POST /api/user/passkeys/:id/remove": ROLES,
  "GET /api/user/sessions": ROLES,
  "DELETE /api/user/sessions": ROLES,
  "DELETE /api/user/sessions/:key": ROLES,

  // Accounts of others.
  "GET /api/active-users": ADMIN,
  "POST /api/users": ADMIN,
  "GET /api/users/:id": ADMIN,
  "DELETE /api/users/:id": ADMIN,
  "PATCH /api/users/:id/role": ADMIN,
  "POST /api/users/:id/reactivate": ADMIN,
  "POST /api/users/:id/reset-link": ADMIN,
  "DELETE /api/users/:id/second-factor": ADMIN,
  "DELETE /api/users/:id/sessions": ADMIN,
  "GET /api/invitations": ADMIN,
  "POST /api/invitations": ADMIN,
  "POST /api/invitations/:id/resend": ADMIN,
  "DELETE /api/invitations/:id": ADMIN,
  "GET /api/registration-requests": ADMIN,
  "POST /api/registration-requests/:id/approve": ADMIN,
  "POST /api/registration-requests/:id/reject": ADMIN,

  // The journal, the audit trail and failed jobs.
  "GET /api/archived-emails": ADMIN,
  "GET /api/archived-emails/:id/eml": ADMIN,
  "GET /api/archived-emails/:id/html": ADMIN,
  "GET /api/audit-events": ADMIN,
  "GET /api/audit-events/chain": ADMIN,
  "GET /api/audit-events/export": ADMIN,
  "GET /api/failed-jobs": ADMIN,
  "POST /api/failed-jobs/:id/retry": ADMIN,
  "GET /api/mail-health": ADMIN,
  "GET /api/disk": ADMIN,
  "GET /api/health-report": ADMIN,
  "GET /api/retention": ADMIN,
  "POST /api/retention/confirm": ADMIN,
  "POST /api/quote-requests/:id/restore": ADMIN,
  "POST /api/contact-requests/:id/restore": ADMIN,

  // The content of the site.
  "GET /api/content/:kind": ADMIN,
  "POST /api/content/:kind": ADMIN,
  "PUT /api/content/:kind/order": ADMIN,
  "GET /api/content/:kind/:id": ADMIN,
  "PUT /api/content/:kind/:id": ADMIN,
  "DELETE /api/content/:kind/:id": ADMIN,
  "POST /api/content/posts/:id/newsletter": ADMIN,
  "GET /api/newsletter-subscriptions/counts": ADMIN,

  // quote-requests and customer-data: all view, all but trainees export (decision 47), seniors edit, admins delete.
  "GET /api/quote-requests": ROLES,
  "GET /api/quote-requests/export": SELLERS,
  "GET /api/quote-requests/:id": ROLES,
  "PATCH /api/quote-requests/:id": SENIORS,
  "DELETE /api/quote-requests/:id": ADMIN,
  "GET /api/contact-requests": ROLES,
  "GET /api/contact-requests/export": SELLERS,
  "GET /api/contact-requests/:id": ROLES,
  "PATCH /api/contact-requests/:id": SENIORS,
  "DELETE /api/contact-requests/:id": ADMIN,
  "GET /api/lead-totals": ROLES,

  // email-archive and sms-archive: all but trainees view, admins do the rest.
  "GET /api/emails": SELLERS,
  "GET /api/emails/:id": SELLERS,
  "GET /api/emails/:id/html": SELLERS,
  "POST /api/emails/:id/retry": ADMIN,
  "DELETE /api/emails": ADMIN,
  "DELETE /api/emails/:id": ADMIN,
  "GET /api/sms": SELLERS,
  "GET /api/sms/:id": SELLERS,
  "POST /api/sms/:id/retry": ADMIN,
  "DELETE /api/sms": ADMIN,
  "DELETE /api/sms/:id": ADMIN,

  // agent-tools and carrier-portals: all view, and keep what is their own; seniors create and edit, admins delete.
  "GET /api/agency-codes": ROLES,
  "GET /api/insurance-references/categories": ROLES,
  "GET /api/insurance-references/codes": ROLES,
  "GET /api/carrier-portals": ROLES,
  "PUT /api/carrier-portals/:id/favorite": ROLES,
  "DELETE /api/carrier-portals/:id/favorite": ROLES,
  "GET /api/training-events": ROLES,
  "GET /api/training-events/:id/calendar": ROLES,
  "PUT /api/training-events/:id/registration": ROLES,
  "DELETE /api/training-events/:id/registration": ROLES,
  "GET /api/printable-forms": ROLES,
  "GET /api/custom-forms": ROLES,
  "POST /api/custom-forms": SENIORS,
  "PUT /api/custom-forms/:id": SENIORS,
  "DELETE /api/custom-forms/:id": ADMIN,
  "GET /api/uploaded-forms": ROLES,
  "GET /api/uploaded-forms/:id/file": ROLES,
  "POST /api/uploaded-forms": SENIORS,
  "DELETE /api/uploaded-forms/:id": ADMIN,

  // Onboarding: one's own for all; that of others for who mentors them, which the row decides.
  "GET /api/agent-onboarding": ROLES,
  "PUT /api/agent-onboarding/personalization": ROLES,
  "PUT /api/agent-onboarding/step/:stepId/progress": ROLES,
  "GET /api/agent-onboarding/agents": ROLES,
  "GET /api/agent-onboarding/agents/:id": ROLES,
  "PUT /api/agent-onboarding/agents/:id/notes": ROLES,
  "PUT /api/agent-onboarding/agents/:id/mentor": ADMIN,
  "POST /api/agent-onboarding/agents/:id/steps/:stepId/skip": ADMIN,
  "GET /api/agent-onboarding/steps": ADMIN,
  "POST /api/agent-onboarding/steps": ADMIN,
  "PUT /api/agent-onboarding/steps/order": ADMIN,
  "PUT /api/agent-onboarding/steps/:id": ADMIN,
};
