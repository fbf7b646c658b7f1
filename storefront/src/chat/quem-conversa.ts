/** For whom a conversation is, at which store: named by every call and by the handshake. */
export interface QuemConversa {
  idfornecedor: string
  idcliente: string
}

export const donoOf = ({ idfornecedor, idcliente }: QuemConversa) => `${idfornecedor}:${idcliente}`
