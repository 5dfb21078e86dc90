/** The place of each text score among the different ones, the best 0. */
export function relevanceRanks(scores: Uint16Array): Uint32Array {
  let greatest = 0;
  for (const score of scores) if (score > greatest) greatest = score;
  const rankOfScore = new Uint32Array(greatest + 1);
  for (const score of scores) rankOfScore[score] = 1;
  let rank = 0;
  for (let score = greatest; score >= 0; score--) {
    const isThere = rankOfScore[score] === 1;
    rankOfScore[score] = rank;
    if (isThere) rank++;
  }
  return Uint32Array.from(scores, (score) => rankOfScore[score] as number);
}
