import { findCountries, type CountryMention } from "@/domain/quantities/countries";

export interface CountryVote {
  code: string;
  votes: number;
  mentions: CountryMention[];
}

/** Countries a text speaks of, most first. A name counts 1, an adjective 0.7; ties by code. */
export function mentionVotes(plain: string): CountryVote[] {
  const votes = new Map<string, CountryVote>();
  for (const mention of findCountries(plain)) {
    const vote = votes.get(mention.code) ?? { code: mention.code, votes: 0, mentions: [] };
    vote.votes += mention.adjective ? 0.7 : 1;
    vote.mentions.push(mention);
    votes.set(mention.code, vote);
  }
  return [...votes.values()].sort((a, b) => b.votes - a.votes || (a.code < b.code ? -1 : 1));
}
