/** The rules of files that customers upload on the private page of their request, as far as the page needs them. */

/** Purposes of an upload: any file, or the declarations page of the policy that the customer has now. */
export const UPLOAD_PURPOSES = ["file", "declarations"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Upper bounds: uploads of one request, bytes of a file, characters of its name. */
export const UPLOAD_MAX = { files: 10, bytes: 10 * 1024 * 1024, name: 300 } as const;

/** Bytes that a browser sends at once. A slow line sends them within the time that the server waits for a request. */
export const UPLOAD_CHUNK = 1024 * 1024;

/** Hours after which an upload is removed that was not finished. */
export const UNFINISHED_UPLOAD_HOURS = 48;

/** The address of uploads, and the header with the token of the private page, which never stands in an address. */
export const UPLOAD_PATH = "/api/uploads";
export const LINK_HEADER = "x-link-token";
