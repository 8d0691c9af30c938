import { isForeignPhone } from "../platform/phone.ts";

/**
 * The time zones of the area codes of the United States and its territories. Source: the assignments by state that the
 * North American Numbering Plan Administrator publishes (nanpa.com) and the limits of the zones in 49 CFR part 71. A
 * code on both sides of a limit has both zones. A newer code that is not listed here counts as unknown, which only
 * makes a text wait longer.
 */
const CODES: readonly (readonly [zones: readonly string[], codes: string])[] = [
  // Texas; El Paso and Hudspeth counties keep Mountain time.
  [
    ["America/Chicago"],
    "210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979",
  ],
  [["America/Denver"], "915"],
  // Alabama, Arkansas, Illinois, Iowa, Louisiana, Minnesota, Mississippi, Missouri, Oklahoma, Wisconsin
  [
    ["America/Chicago"],
    "205 251 256 334 659 938 479 501 870 217 224 309 312 331 447 464 618 630 708 773 779 815 847 872",
  ],
  [["America/Chicago"], "319 515 563 641 712 225 318 337 504 985 218 320 507 612 651 763 952 228 601 662 769"],
  [["America/Chicago"], "314 417 557 573 636 660 816 405 539 572 580 918 262 274 353 414 534 608 715 920"],
  // Central Kansas, Nebraska and Tennessee
  [["America/Chicago"], "316 913 402 531 615 629 731 901"],
  // Colorado, Montana, New Mexico, Utah, Wyoming
  [["America/Denver"], "303 719 720 970 983 406 505 575 385 435 801 307"],
  // Arizona has no daylight saving time, the Navajo Nation in its northeast does.
  [["America/Phoenix"], "480 520 602 623"],
  [["America/Phoenix", "America/Denver"], "928"],
  // California, Nevada, Oregon, Washington
  [
    ["America/Los_Angeles"],
    "209 213 279 310 323 341 350 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707",
  ],
  [
    ["America/Los_Angeles"],
    "714 747 760 805 818 820 831 840 858 909 916 925 949 951 702 725 503 971 206 253 360 425 509 564",
  ],
  // Connecticut, Delaware, the District of Columbia, Florida, Georgia
  [
    ["America/New_York"],
    "203 475 860 959 302 202 771 239 305 321 352 386 407 561 645 656 689 727 754 772 786 813 863 904",
  ],
  [["America/New_York"], "941 954 229 404 470 478 678 706 762 770 912 943"],
  // Indiana, Kentucky, Maine, Maryland, Massachusetts, Michigan
  [["America/New_York"], "260 317 463 765 502 859 207 227 240 301 410 443 667 339 351 413 508 617 774 781 857 978"],
  [["America/New_York"], "231 248 269 313 517 586 616 734 810 947 989"],
  // New Hampshire, New Jersey, New York, North Carolina, Ohio
  [
    ["America/New_York"],
    "603 201 551 609 640 732 848 856 862 908 973 212 315 332 347 516 518 585 607 631 646 680 716 718",
  ],
  [
    ["America/New_York"],
    "838 845 914 917 929 934 252 336 704 743 828 910 919 980 984 216 220 234 326 330 380 419 440 513",
  ],
  // Pennsylvania, Rhode Island, South Carolina, Tennessee, Vermont, Virginia, West Virginia
  [
    ["America/New_York"],
    "567 614 740 937 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878 401 803 839 843 854",
  ],
  [["America/New_York"], "864 865 802 276 434 540 571 703 757 804 826 948 304 681"],
  // Codes that lie in two zones: Florida, Indiana, Kentucky, Michigan, Tennessee
  [["America/New_York", "America/Chicago"], "448 850 219 574 812 930 270 364 606 906 423 931"],
  // The Dakotas, Kansas, Nebraska
  [["America/Chicago", "America/Denver"], "701 605 620 785 308"],
  // Idaho, Nevada, Oregon
  [["America/Denver", "America/Los_Angeles"], "208 986 775 458 541"],
  [["America/Anchorage", "America/Adak"], "907"],
  [["Pacific/Honolulu"], "808"],
  [["America/Puerto_Rico"], "787 939 340"],
  [["Pacific/Guam"], "670 671"],
  [["Pacific/Pago_Pago"], "684"],
];

const ZONES = new Map(CODES.flatMap(([zones, codes]) => codes.split(" ").map((code) => [code, zones] as const)));

/**
 * Returns the time zones in which a phone number may be. Empty for toll-free, foreign and unknown numbers, which do not
 * tell.
 */
export function zonesOfPhone(phone: string): readonly string[] {
  if (isForeignPhone(phone)) return [];
  const [, code = ""] = /^(?:1)?(\d{3})\d{7}$/.exec(phone.replace(/\D/g, "")) ?? [];
  return ZONES.get(code) ?? [];
}
