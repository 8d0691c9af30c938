import type { FastifyReply } from "fastify";
import type { LeadReceipt } from "../../domain/api/work/leads.ts";
import { contactRequest } from "../../domain/work/contacts.ts";
import { languageOfRequest, type Language } from "../../domain/platform/language.ts";
import { newsletterSubscription } from "../../domain/content/newsletter.ts";
import type { Glossary, LegalPageName, QuestionSection } from "../../domain/content/page-options.ts";
import { quoteCompletion } from "../../domain/work/quotes.ts";
import { serviceRequest } from "../../domain/work/service.ts";
import { registrationRequest } from "../../domain/people/registration.ts";
import type { Namespace, TextKey, TextValues } from "../../domain/platform/text-keys.ts";
import type { User } from "../../domain/people/users.ts";
import type { ClaimPage } from "../../domain/operations/settings/claims.ts";
import { createRequest } from "../work/leads/create-request.ts";
import {
  findPost,
  listClaimContacts,
  listPartners,
  listSummaries,
  listTestimonials,
  modifiedTime,
} from "../content/shelves/present.ts";
import {
  claimGuide,
  findLegalPage,
  listFaq,
  listQuestions,
  listQuickLinks,
  listServiceAnswers,
  listServiceWishes,
  listTerms,
  paymentTexts,
} from "../content/shelves/present-entries.ts";
import type { Deps } from "../platform/deps.ts";
import { readOnly } from "../platform/disk/read-only.ts";
import { findCustomForm } from "../content/forms/custom-forms.ts";
import { awaitsSetUp } from "../operations/go-live/set-up.ts";
import { parse } from "../platform/http/parse.ts";
import { textOf } from "../work/live/position.ts";
import { readHorizon } from "../work/live/read-changes.ts";
import { senderOf } from "../work/leads/sender.ts";
import { hasTextProvider } from "../work/sms/transport.ts";
import { hasMailServer } from "../platform/mail/transport.ts";
import { confirmSubscription } from "../content/newsletter/confirm-subscription.ts";
import { subscribe } from "../content/newsletter/subscribe.ts";
import { unsubscribe } from "../content/newsletter/unsubscribe.ts";
import { unsubscribeFromSequences } from "../work/sequences/stop-sequences.ts";
import { completeQuoteRequest } from "../work/quotes/complete-quote-request.ts";
import { createQuoteRequest } from "../work/quotes/create-quote-request.ts";
import { parseQuote } from "../work/quotes/parse-quote.ts";
import { countAccessRequests } from "../people/registration/count-access-requests.ts";
import { findInvitation } from "../people/registration/find-invitation.ts";
import { requestAccess } from "../people/registration/request-access.ts";
import { findResetOwner } from "../people/session/complete-password-reset.ts";
import { passkeySite } from "../people/session/passkey-site.ts";
import { accountServices } from "./account-services.ts";
import { presentClaims } from "./agency-claims.ts";
import { attempt as attemptFor, type Refusal } from "./attempt.ts";
import { reportFault, toAppError } from "./error-handler.ts";
import { legalFacts } from "./legal-facts.ts";
import { lineWords } from "./line-words.ts";
import { privatePageServices } from "./private-page-services.ts";
import { presentSavings } from "./savings.ts";
import { cardAddress } from "./share-pictures.ts";
import { shareServices } from "./share-services.ts";
import { textsOf, translator, type Texts } from "../platform/texts.ts";

type NewsletterStep = "subscribe" | "confirm" | "unsubscribe" | "stop";

/** The outcome of a form that was sent without JavaScript: a reference, or what to show at which field. */
export type FormOutcome = LeadReceipt | Refusal;

/** The services of the server that pages use while they render. */
export type RequestServices = ReturnType<typeof createRequestServices>;

export function createRequestServices(deps: Deps, reply: FastifyReply, nonce: string) {
  const { env, clock, settings, content, formLimit } = deps;
  const { request } = reply;
  let isOutage = false;

  /** Runs the use case of a form, unless the disk is full. */
  const attempt = (language: Language, work: () => Promise<LeadReceipt>): Promise<FormOutcome> =>
    attemptFor(deps, request, language, () => {
      if (deps.disk.isFull()) throw readOnly(settings.agency());
      return work();
    });

  return {
    ...accountServices(deps, reply),
    /** The private page of a customer ("Your request"). */
    privatePage: privatePageServices(deps, reply),
    /** The pages of screen shares, of customers and of agents. */
    shares: shareServices(deps, reply),
    nonce,
    /**
     * The visitor's language. `?lang=` is for the API alone: a cached page must not be in the language that one visitor
     * wrote into the address.
     */
    language: languageOfRequest(request.headers.cookie, request.headers["accept-language"]),
    agency: settings.agency,
    publicUrl: env.publicUrl,
    hasMailServer: hasMailServer(deps),
    /** The number that visitors can text; null while no texts are configured. */
    textNumber: hasTextProvider(deps) ? settings.agency().senders.textNumber : null,
    /** The facts that the privacy policy states about this installation. */
    legalFacts: legalFacts(env, settings.agency(), settings.providers()),
    savings: (language: Language) => presentSavings(env.isProduction, language, settings.agency()),
    /** Returns the words by which texts name the lines of insurance that the agency offers. */
    lineWords: (language: Language) => lineWords(settings.agency().lines, language),
    /** The statements about the agency that a page may make. */
    agencyClaims: <P extends ClaimPage>(language: Language, page: P) =>
      presentClaims({ agency: settings.agency(), isProduction: env.isProduction, language, now: clock() }, page),
    now: clock,
    texts: (language: Language, namespaces: readonly Namespace[]): Texts => textsOf(language, namespaces),
    translate: (language: Language, key: TextKey, values?: TextValues) => translator(language)(key, values),
    /** Finds the user, for guards; throws when the database cannot tell. */
    findUser: async (): Promise<User | null> => {
      const session = await request.findSession();
      return session?.isComplete ? session.user : null;
    },
    /** Finds the reason why the session that the browser still names was ended. */
    findSessionEnd: () => request.findSessionEnd(),
    /** Finds what the user must still do before the portal opens: set a password of their own, or a second factor. */
    findDuty: async () => (await request.findSession())?.owed ?? null,
    /** Tells whether the user is to be led to the set-up of a new installation. */
    awaitsSetUp: (user: User) => awaitsSetUp(deps.db, user),
    /** Finds the address and role of an invitation, while it can be taken up. */
    findInvitation: (code: string) => findInvitation(deps, code),
    countAccessRequests: () => countAccessRequests(deps.db),
    isResetOpen: async (token: string) => Boolean(await findResetOwner(deps, token)),
    /** True when browsers let people log in with a passkey at this address. */
    offersPasskeys: "site" in passkeySite(env.publicUrl),
    /** Reads the position of the desk's event stream: a page that is made from here on hears of everything later. */
    deskPosition: async () => textOf(await readHorizon(deps.db)),
    reportDenial: (page: string) => request.reportDenial(page),
    /** Logs the error that kept a page from being made, with the request's id. */
    reportFault: (error: unknown) => {
      const known = toAppError(error, settings.agency());
      isOutage ||= known.code === "unavailable";
      reportFault(request.log, known, error);
    },
    /** Returns true when the page could not be made because something that it needs is away for now. */
    isOutage: () => isOutage,
    posts: (language: Language, filter?: Parameters<typeof listSummaries>[3]) =>
      listSummaries(content.current(), language, clock(), filter),
    post: (slug: string, language: Language) => findPost(content.current(), slug, language, clock()),
    postModified: (slug: string) => modifiedTime(content.current(), slug),
    testimonials: (language: Language) => listTestimonials(content.current(), language),
    partners: () => listPartners(content.current()),
    carriers: () => content.current().carriers,
    team: () => content.current().team,
    claimContacts: (language: Language) => listClaimContacts(content.current(), language),
    questions: (section: QuestionSection, language: Language) => listQuestions(content.current(), section, language),
    faq: (language: Language) => listFaq(content.current(), language),
    serviceAnswers: (language: Language) => listServiceAnswers(content.current(), language),
    serviceWishes: (language: Language) => listServiceWishes(content.current(), language),
    terms: (glossary: Glossary) => listTerms(content.current(), glossary),
    paymentTexts: (language: Language) => paymentTexts(content.current(), language),
    claimGuide: (language: Language) => claimGuide(content.current(), language),
    quickLinks: (language: Language) => listQuickLinks(content.current(), language),
    legalPage: (name: LegalPageName) => findLegalPage(content.current(), name),
    /** Returns the address of the picture that link previews of a page show. */
    sharePicture: (language: Language, path: string) =>
      cardAddress(settings.agency(), content.current(), clock(), language, path),
    customForm: (id: number) => findCustomForm(deps.db, id),
    submitQuote: (form: Record<string, unknown>, language: Language) =>
      attempt(language, async () => {
        await formLimit(request);
        return createQuoteRequest(
          deps,
          parseQuote(form, settings.agency().lines),
          { ...senderOf(request), language },
          null,
        );
      }),
    completeQuote: (form: Record<string, unknown>, language: Language) =>
      attempt(language, async () => {
        await formLimit(request);
        return completeQuoteRequest(deps, parse(quoteCompletion, form), { ...senderOf(request), language });
      }),
    /**
     * Runs a step of the newsletter: subscribe, confirm, unsubscribe; or stops the sequence of mails that follows a
     * request.
     */
    newsletter: (step: NewsletterStep, form: Record<string, unknown>, language: Language) =>
      attempt(language, async () => {
        await formLimit(request);
        const token = typeof form["token"] === "string" ? form["token"] : "";
        if (step === "subscribe") await subscribe(deps, parse(newsletterSubscription, form), language);
        if (step === "confirm") await confirmSubscription(deps, token);
        if (step === "unsubscribe") await unsubscribe(deps, token);
        if (step === "stop") await unsubscribeFromSequences(deps, token);
        return { reference: step };
      }),
    /** Requests an account. */
    requestAccess: (form: Record<string, unknown>, language: Language) =>
      attempt(language, async () => {
        await formLimit(request);
        await requestAccess(deps, parse(registrationRequest, form), { language, ip: request.ip });
        return { reference: "request" };
      }),
    submitContact: (form: Record<string, unknown>, language: Language) =>
      attempt(language, async () => {
        await formLimit(request);
        return createRequest(deps, "contact", parse(contactRequest, form), { ...senderOf(request), language }, null);
      }),
    submitService: (form: Record<string, unknown>, language: Language) =>
      attempt(language, async () => {
        await formLimit(request);
        return createRequest(deps, "service", parse(serviceRequest, form), { ...senderOf(request), language }, null);
      }),
  };
}
