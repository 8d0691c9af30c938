import { ERRORS } from "@tus/server";

/** An error of the tus protocol, in the shape that its server reads. */
export class TusError extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(name: keyof typeof ERRORS) {
    super(name);
    this.status_code = ERRORS[name].status_code;
    this.body = ERRORS[name].body;
  }
}
