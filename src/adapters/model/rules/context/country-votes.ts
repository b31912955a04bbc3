import { findPlaces } from "@/domain/quantities/places";
import { findCountries, type CountryMention } from "@/domain/quantities/countries";
import { isAbroad } from "./abroad";
import { homeSignsIn } from "../places/home-signs";

export interface CountryVote {
  code: string;
  votes: number;
  mentions: CountryMention[];
}

/** Countries a text speaks of, most first. A name counts 1, an adjective 0.7; ties by code. */
export function mentionVotes(plain: string): CountryVote[] {
  return count(findCountries(plain));
}

/** A country named this often needs no other sign of being home. */
const SURELY_NAMED = 3;

/** Countries a text's money may be of, likeliest first: a market named once or twice is not home where places and post codes tell of another. */
export function homeVotes(text: string, plain: string): CountryVote[] {
  const named = mentionVotes(plain);
  if ((named[0]?.votes ?? 0) >= SURELY_NAMED) return named;
  const signs = homeSignsIn(text, plain).map((sign): CountryMention => ({ ...sign, adjective: false }));
  return count([...findCountries(plain).filter(({ start }) => !isAbroad(plain, 0, start)), ...findPlaces(text, plain), ...signs]);
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
