const BEGINS =
  /^(?:(?:and|so|but|ok|okay|hey|well|then|wait|also|hm+|lol) ?,? )*(?:(?:how|what|why|who|when|where|which|whose) (?:do|does|did|is|are|am|was|were|can|could|should|would|will|if|about|come|many|much|long|often|happens|kind|else|now)\b|what's\b|(?:is|are|am|was|do|does|did|can|could|should|would|will|shall|has|have) (?:it|this|that|i|he|she|they|you|u|we|there|my|people|anyone|somebody|the)\b)/i;

/** Whether a message asks something, with a question mark or without. */
export const isQuestion = (meant: string): boolean =>
  /\?\s*$/.test(meant) || (BEGINS.test(meant) && !/[.!]\s*$/.test(meant) && meant.split(' ').length <= 20);
