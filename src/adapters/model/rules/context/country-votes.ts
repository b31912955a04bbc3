import { findPlaces } from "@/domain/quantities/places";
import { findCountries, type CountryMention } from "@/domain/quantities/countries";

export interface CountryVote {
  code: string;
  votes: number;
  mentions: CountryMention[];
}

/** Countries a text speaks of, most first. A name counts 1, an adjective 0.7; ties by code. */
export function mentionVotes(plain: string): CountryVote[] {
  return count(findCountries(plain));
}

/** The same by the cities and regions a text names. `text` and `plain` are one text of the same length. */
export function placeVotes(text: string, plain: string): CountryVote[] {
  return count(findPlaces(text, plain));
}

function count(mentions: readonly CountryMention[]): CountryVote[] {
  const votes = new Map<string, CountryVote>();
  for (const mention of mentions) {
    const vote = votes.get(mention.code) ?? { code: mention.code, votes: 0, mentions: [] };
    vote.votes += mention.adjective ? 0.7 : 1;
    vote.mentions.push(mention);
    votes.set(mention.code, vote);
  }
  return [...votes.values()].sort((a, b) => b.votes - a.votes || (a.code < b.code ? -1 : 1));
}
