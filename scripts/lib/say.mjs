const colour = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== "dumb";
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint("1");
export const dim = paint("2");
export const green = paint("32");
export const red = paint("31");

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
export const say = (text = "") => process.stdout.write(`${text}\n`);

/** Runs one phase and keeps how long it took; `told` phases are shown while they run. */
export function phases() {
  const took = [];
  return {
    took,
    async run(name, work, { told = false } = {}) {
      if (told) say(dim(`  · ${name} …`));
      const begin = performance.now();
      try {
        return await work();
      } finally {
        took.push([name, performance.now() - begin]);
      }
    },
  };
}

/** The end of a long output: enough to see what went wrong. */
export const tail = (text, lines = 40) => text.trimEnd().split("\n").slice(-lines).join("\n");
