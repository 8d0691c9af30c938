import type { Page } from "@playwright/test";

/** A screen of 1280 px full of 12-px text, as cells of one character each. */
const SHEET = {
  width: 1280,
  height: 720,
  cellWidth: 8,
  cellHeight: 16,
  font: "12px monospace",
  alphabet: "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789",
};
type Sheet = typeof SHEET;

/** Makes the browser share a sheet of text instead of a window, from the next page on. */
export async function shareText(page: Page): Promise<void> {
  await page.addInitScript((sheet: Sheet) => {
    const { width, height, cellWidth, cellHeight, font, alphabet } = sheet;
    navigator.mediaDevices.getDisplayMedia = async () => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height, lang: "en" });
      const brush = canvas.getContext("2d");
      if (!brush) throw new Error("no canvas");
      brush.fillStyle = "white";
      brush.fillRect(0, 0, width, height);
      brush.fillStyle = "black";
      brush.font = font;
      brush.textBaseline = "top";
      for (let row = 0; row < height / cellHeight; row++) {
        for (let column = 0; column < width / cellWidth; column++) {
          const character = alphabet[(row * 31 + column * 17) % alphabet.length] ?? "";
          brush.fillText(character, column * cellWidth, row * cellHeight);
        }
      }
      // A browser sends nothing while nothing changes: the cursor of a text blinks, too.
      let isOn = false;
      setInterval(() => {
        isOn = !isOn;
        brush.fillStyle = isOn ? "black" : "white";
        brush.fillRect(width - 2, height - cellHeight, 2, cellHeight);
      }, 100);
      return canvas.captureStream(15);
    };
  }, SHEET);
}

/**
 * Reads the sheet in the picture that arrived: each cell counts as the character whose drawing it is nearest to. Returns
 * the width of the picture and the part of the characters that were read right.
 */
export function readText(page: Page, label: string): Promise<{ width: number; right: number }> {
  return page.getByLabel(label, { exact: true }).evaluate((video, sheet: Sheet) => {
    const { width, height, cellWidth, cellHeight, font, alphabet } = sheet;
    if (!(video instanceof HTMLVideoElement)) throw new Error("no video");
    const brush = Object.assign(document.createElement("canvas"), { width, height, lang: "en" }).getContext("2d", {
      willReadFrequently: true,
    });
    if (!brush) throw new Error("no canvas");
    const cellAt = (x: number, y: number) => {
      const { data } = brush.getImageData(x, y, cellWidth, cellHeight);
      return Array.from({ length: cellWidth * cellHeight }, (_, at) => data[at * 4 + 1] ?? 0);
    };
    brush.font = font;
    brush.textBaseline = "top";
    const drawings = Array.from(alphabet, (character) => {
      brush.fillStyle = "white";
      brush.fillRect(0, 0, cellWidth * 2, cellHeight);
      brush.fillStyle = "black";
      brush.fillText(character, 0, 0);
      return cellAt(0, 0);
    });
    const differ = (one: number[], other: number[]) =>
      one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);
    brush.drawImage(video, 0, 0, width, height);
    let [right, all] = [0, 0];
    for (let row = 1; row < height / cellHeight - 1; row += 4) {
      for (let column = 1; column < width / cellWidth - 1; column += 3) {
        const cell = cellAt(column * cellWidth, row * cellHeight);
        const differences = drawings.map((drawing) => differ(cell, drawing));
        const read = differences.indexOf(Math.min(...differences));
        all++;
        if (read === (row * 31 + column * 17) % alphabet.length) right++;
      }
    }
    return { width: video.videoWidth, right: right / all };
  }, SHEET);
}
