/** The storage key of the id that this browser has among the devices that get pushes. */
export const PUSH_DEVICE = "pushDevice";
