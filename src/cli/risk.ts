import { runAssess } from "./assess/run-assess";

const USAGE = `risk: the Risk Desk pipeline in a terminal

  risk assess FILE… [--out DIR] [--json] [--firm NAME] [--as-of YYYY-MM-DD] [--no-ocr]

      Reads the files, finds what they say and leave out, scores 35 indicators and prints a report.
      --out DIR    writes report.pdf and assessment.json there
      --json       prints one JSON document on stdout; progress goes to stderr
      --firm NAME  the firm's name on the report; without it, the name the documents give
      --as-of DATE the assessment date; today without it
      --no-ocr     leaves pages that are pictures unread

Exit: 0 done, 1 nothing could be read, 2 wrong use.
`;

const [command, ...rest] = process.argv.slice(2);
if (command === "assess") process.exitCode = await runAssess(rest, USAGE);
else {
  const asked = command === undefined || command === "help" || command === "--help";
  (asked ? process.stdout : process.stderr).write(asked ? USAGE : `risk: there is no command "${command}".\n\n${USAGE}`);
  process.exitCode = asked ? 0 : 2;
}
