import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the product, in the order of the specification. Each public page has a Spanish twin under /es. */
const publicPages: RouteConfig = [
  index("routes/public/home.tsx"),
  route("auto", "routes/public/auto.tsx"),
  route("home", "routes/public/homeowners.tsx"),
  route("business", "routes/public/business.tsx"),
  route("life", "routes/public/life.tsx"),
  route("quote", "routes/public/quote.tsx"),
  route("simple-quote", "routes/public/simple-quote.tsx"),
  route("quote-box", "routes/public/quote-box.tsx"),
  route("about", "routes/public/about.tsx"),
  route("contact", "routes/public/contact.tsx"),
  route("blog", "routes/public/blog.tsx"),
  route("blog/:slug", "routes/public/article.tsx"),
  route("payments", "routes/public/payments.tsx"),
  route("payment-options", "routes/public/payment-options.tsx"),
  route("insurance-glossary", "routes/public/insurance-glossary.tsx"),
  route("auto-insurance-glossary", "routes/public/auto-insurance-glossary.tsx"),
  route("claims-process", "routes/public/claims-process.tsx"),
  route("knowledge-center", "routes/public/knowledge-center.tsx"),
  route("faq", "routes/public/faq.tsx"),
  route("privacy", "routes/public/privacy.tsx"),
  route("terms", "routes/public/terms.tsx"),
  route("accessibility", "routes/public/accessibility.tsx"),
  route("sitemap", "routes/public/sitemap.tsx"),
  route("newsletter/:step?", "routes/public/newsletter.tsx"),
  route("auth", "routes/public/auth.tsx"),
];

const portalPages = [
  route("agent-tools", "routes/portal/agent-tools.tsx"),
  route("agent-tools/forms/:slug", "routes/portal/form.tsx"),
  route("agent-tools/custom-forms/:id", "routes/portal/form-custom.tsx"),
  route("agent-dashboard", "routes/portal/agent-dashboard.tsx"),
  route("customers", "routes/portal/customers.tsx"),
  route("customers/:id", "routes/portal/customer.tsx"),
  route("morning", "routes/portal/morning.tsx"),
  route("email-admin", "routes/portal/email-admin.tsx"),
  route("sms-admin", "routes/portal/sms-admin.tsx"),
  route("agent-onboarding", "routes/portal/agent-onboarding.tsx"),
  route("agent-onboarding/certificate", "routes/portal/agent-onboarding-certificate.tsx"),
  route("agent-onboarding/team", "routes/portal/agent-onboarding-team.tsx"),
  route("agent-onboarding/team/:id", "routes/portal/agent-onboarding-agent.tsx"),
  route("agent-onboarding/steps", "routes/portal/agent-onboarding-steps.tsx"),
  route("agent-onboarding/steps/:id", "routes/portal/agent-onboarding-step.tsx"),
  route("profile", "routes/portal/profile.tsx"),
  route("whats-new", "routes/portal/whats-new.tsx"),
  route("admin-content", "routes/portal/admin-content.tsx"),
  route("admin-tools", "routes/portal/admin-tools.tsx"),
  route("admin-audit", "routes/portal/admin-audit.tsx"),
  route("admin-jobs", "routes/portal/admin-jobs.tsx"),
  route("admin-health", "routes/portal/admin-health.tsx"),
  route("admin-facts", "routes/portal/admin-facts.tsx"),
  route("admin-settings", "routes/portal/admin-settings.tsx"),
  route("admin-routing", "routes/portal/admin-routing.tsx"),
  route("admin-sequences", "routes/portal/admin-sequences.tsx"),
];

const developmentPages = process.env["NODE_ENV"] === "development" ? [route("dev/ui", "routes/dev/gallery.tsx")] : [];

export default [
  ...prefix("es?", publicPages),
  layout("routes/portal/layout.tsx", portalPages),
  ...developmentPages,
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
