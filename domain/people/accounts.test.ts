import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { approval, newInvitation, rejection } from "./invitations.ts";
import { newPasskey, passkeyLogin, passkeyName, passkeyRegistration } from "./passkeys.ts";
import {
  identityConfirmation,
  passwordConfirmation,
  passwordReset,
  passwordResetRequest,
  profileChange,
  secondFactorCode,
} from "./profile.ts";
import { registration, registrationRequest } from "./registration.ts";
import { accountCorrection, credentials, newUser, passwordChange, roleChange } from "./users.ts";

const NAMES = { firstName: "Ana", lastName: "Ruiz" };
const mismatch = { confirmPassword: "validation:passwordMismatch" };

describe("an account", () => {
  const USER = { ...NAMES, username: "ana", password: "secret" };

  it("has a name, a password of at least six characters, and is an agent's unless told", () => {
    expect(newUser.parse(USER)).toEqual({ ...USER, role: "agent" });
    expect(newUser.parse({ ...USER, email: "ana@example.com", role: "trainee" })).toMatchObject({ role: "trainee" });
    expect(faultsOf(newUser, { ...USER, firstName: "", lastName: " ", password: "short", role: "admin" })).toEqual({
      firstName: "validation:firstNameRequired",
      lastName: "validation:lastNameRequired",
      password: "validation:passwordMin",
      role: "validation:role",
    });
    expect(faultsOf(newUser, { ...USER, password: "x".repeat(129), email: "a" })).toEqual({
      password: "validation:tooLong",
      email: "validation:contactEmail",
    });
    expect(Object.keys(faultsOf(newUser, {}))).toEqual(["username", "password", "firstName", "lastName"]);
  });

  it("is logged in to with a username of three characters at least", () => {
    expect(credentials.parse({ username: "Ana", password: "secret" })).toEqual({ username: "ana", password: "secret" });
    expect(faultsOf(credentials, { username: "an", password: "secret" })).toEqual({
      username: "validation:usernameMin",
    });
    expect(Object.keys(faultsOf(credentials, {}))).toEqual(["username", "password"]);
  });

  it("is corrected by an admin: a field that is left out stays, an empty address is removed", () => {
    expect(accountCorrection.parse({})).toEqual({});
    expect(accountCorrection.parse({ ...NAMES, email: "" })).toEqual({ ...NAMES, email: null });
    expect(Object.keys(faultsOf(accountCorrection, { firstName: "", lastName: "", email: "a" }))).toEqual([
      "firstName",
      "lastName",
      "email",
    ]);
    expect(roleChange.parse({ role: "admin" })).toEqual({ role: "admin" });
    expect(faultsOf(roleChange, { role: "boss" })).toEqual({ role: "validation:role" });
  });

  it("is invited to, asked for, approved and declined", () => {
    expect(newInvitation.parse({ email: "a@b.co" })).toEqual({ email: "a@b.co", role: "agent", language: "en" });
    expect(faultsOf(newInvitation, { email: "a", role: "admin", language: "fr" })).toEqual({
      email: "validation:contactEmail",
      role: "validation:role",
      language: "validation:choice",
    });
    expect([approval.parse({}), approval.parse({ role: "trainee" })]).toEqual([{}, { role: "trainee" }]);
    expect([rejection.parse({}), rejection.parse({ adminNotes: "No" })]).toEqual([{}, { adminNotes: "No" }]);
    expect(Object.keys(faultsOf(registration, {}))).toEqual(["username", "password", "firstName", "lastName"]);
    const request = { ...NAMES, username: "ana", email: "a@b.co" };
    const words = { requestMessage: "Hi", experience: "Much", licenses: "P&C" };
    expect(registrationRequest.parse({ ...request, ...words, phone: "7135550142" })).toEqual({
      ...request,
      ...words,
      phone: "7135550142",
      requestedRole: "agent",
    });
    expect(Object.keys(faultsOf(registrationRequest, { phone: "1", requestedRole: "admin" }))).toEqual([
      "username",
      "email",
      "firstName",
      "lastName",
      "phone",
      "requestedRole",
    ]);
    expect(faultsOf(registrationRequest, { ...request, email: "a", requestedRole: "admin" })).toEqual({
      email: "validation:contactEmail",
      requestedRole: "validation:role",
    });
  });
});

describe("a password", () => {
  const NEW = { newPassword: "secret", confirmPassword: "secret" };

  it("is changed with the current one, and typed the same way twice", () => {
    const change = { ...NEW, currentPassword: "x" };
    expect(passwordChange.parse(change)).toEqual(change);
    expect(faultsOf(passwordChange, { ...change, confirmPassword: "secret2" })).toEqual(mismatch);
    expect(faultsOf(passwordChange, { ...change, currentPassword: "" })).toEqual({
      currentPassword: "validation:currentPassword",
    });
    expect(faultsOf(passwordChange, { ...change, currentPassword: "x".repeat(129) })).toEqual({
      currentPassword: "validation:tooLong",
    });
    expect(Object.keys(faultsOf(passwordConfirmation, {}))).toEqual(["currentPassword"]);
  });

  it("is reset by a token; whatever is no token is a wrong one", () => {
    expect(passwordReset.parse({ ...NEW, token: "abc" })).toEqual({ ...NEW, token: "abc" });
    expect(passwordReset.parse({ ...NEW, token: "x".repeat(101) }).token).toBe("");
    expect(passwordReset.parse({ ...NEW, token: "x".repeat(100) }).token).toHaveLength(100);
    expect(passwordReset.parse(NEW).token).toBe("");
    expect(faultsOf(passwordReset, { ...NEW, confirmPassword: "secret2" })).toEqual(mismatch);
    expect(passwordResetRequest.parse({ account: " ana " })).toEqual({ account: "ana" });
    expect(faultsOf(passwordResetRequest, { account: " " })).toEqual({ account: "validation:account" });
  });
});

describe("who somebody is", () => {
  it("is shown by a code of at least six characters", () => {
    expect(secondFactorCode.parse({ code: "123456" })).toEqual({ code: "123456" });
    expect(faultsOf(secondFactorCode, { code: "12345" })).toEqual({ code: "validation:code" });
    expect(faultsOf(secondFactorCode, { code: "1".repeat(41) })).toEqual({ code: "validation:tooLong" });
    expect(Object.keys(faultsOf(secondFactorCode, {}))).toEqual(["code"]);
  });

  it("is confirmed by the password or by a code; one of them is enough", () => {
    const faults = (input: object) => faultsOf(identityConfirmation, input);
    const code = { code: "validation:code" };
    expect([faults({ currentPassword: "x" }), faults({ code: "123456" })]).toEqual([{}, {}]);
    expect(faults({ currentPassword: "x", code: "12345" })).toEqual(code);
    expect(faults({ code: "12345" })).toEqual(code);
    expect(faults({})).toEqual({ ...code, currentPassword: "validation:currentPassword" });
    expect(faults({ currentPassword: "x".repeat(129) })).toEqual({ currentPassword: "validation:tooLong" });
    expect(faults({ code: "1".repeat(41) })).toEqual({ code: "validation:tooLong" });
  });
});

it("a profile is changed field by field", () => {
  expect(profileChange.parse({})).toEqual({});
  const change = { ...NAMES, email: "a@b.co", language: "es", startPage: "/today", currentPassword: "x" };
  expect(profileChange.parse({ ...change, wantsWeeklyLetter: true })).toEqual({ ...change, wantsWeeklyLetter: true });
  expect(faultsOf(profileChange, { language: "fr", startPage: "/", currentPassword: "x".repeat(129) })).toEqual({
    language: "validation:choice",
    startPage: "validation:choice",
    currentPassword: "validation:tooLong",
  });
});

describe("a passkey", () => {
  const CREDENTIAL = { id: "aA0-_", rawId: "b", type: "public-key" };
  const REGISTERED = { clientDataJSON: "c", attestationObject: "d" };
  const LOGIN = { clientDataJSON: "c", authenticatorData: "d", signature: "e", userHandle: "f" };
  const register = (response: object, credential: object = {}) => ({
    name: "Phone",
    credential: { ...CREDENTIAL, ...credential, response: { ...REGISTERED, ...response } },
  });
  const login = (response: object) => ({ credential: { ...CREDENTIAL, response: { ...LOGIN, ...response } } });

  it("has a name, and is added with the password", () => {
    expect(passkeyName.parse({ name: " Phone " })).toEqual({ name: "Phone" });
    expect(faultsOf(passkeyName, { name: " " })).toEqual({ name: "validation:passkeyName" });
    expect(Object.keys(faultsOf(newPasskey, {}))).toEqual(["name", "currentPassword"]);
  });

  it("is registered with what the browser returns, bounded and in base64url", () => {
    const transports = ["usb", "nfc"];
    expect(passkeyRegistration.parse(register({ transports }))).toEqual(register({ transports }));
    expect(passkeyRegistration.parse(register({})).credential.response.transports).toEqual([]);
    const faults = (response: object, credential?: object) =>
      Object.keys(faultsOf(passkeyRegistration, register(response, credential)));
    expect(faults({}, { id: "a+b", rawId: "x".repeat(2_001), type: "password" })).toEqual([
      "credential.id",
      "credential.rawId",
      "credential.type",
    ]);
    expect(faults({}, { id: "", rawId: "!a" })).toEqual(["credential.id", "credential.rawId"]);
    expect(faults({ clientDataJSON: "x".repeat(4_001), attestationObject: "x".repeat(8_001) })).toEqual([
      "credential.response.clientDataJSON",
      "credential.response.attestationObject",
    ]);
    expect(faults({ attestationObject: "x".repeat(8_000) }, { rawId: "x".repeat(2_000) })).toEqual([]);
    const many = Array.from({ length: 11 }, () => "usb");
    expect(faults({ transports: many })).toEqual(["credential.response.transports"]);
    expect(faults({ transports: many.slice(1) })).toEqual([]);
    expect(Object.keys(faultsOf(passkeyRegistration, {}))).toEqual(["name", "credential"]);
    expect(Object.keys(faultsOf(passkeyRegistration, { name: "x", credential: CREDENTIAL }))).toEqual([
      "credential.response",
    ]);
  });

  it("logs in with what the browser signed", () => {
    expect(passkeyLogin.parse(login({}))).toEqual(login({}));
    const long = "x".repeat(4_001);
    const wrong = { clientDataJSON: long, authenticatorData: long, signature: long, userHandle: "x".repeat(201) };
    expect(Object.keys(faultsOf(passkeyLogin, login(wrong)))).toHaveLength(4);
    expect(Object.keys(faultsOf(passkeyLogin, {}))).toEqual(["credential"]);
    const none = { credential: { ...CREDENTIAL, response: {} } };
    expect(Object.keys(faultsOf(passkeyLogin, none))).toHaveLength(4);
  });
});
