/** The SMTP refusal of a mail: 4xx asks the sender to retry later, 5xx is final. */
export class Refusal extends Error {
  readonly responseCode: number;
  constructor(answer: string) {
    super(answer.slice(4));
    this.responseCode = Number(answer.slice(0, 3));
  }
}

export const temporaryRefusal = (answer: `4${string}`) => new Refusal(answer);
export const permanentRefusal = (answer: `5${string}`) => new Refusal(answer);
