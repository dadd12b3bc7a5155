/** A command that cannot be carried out; the message tells the operator what to do instead. */
export class OperatorRejection extends Error {
  override readonly name = 'OperatorRejection';
}
