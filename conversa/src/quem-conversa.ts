/** For whom a conversation is, at which store: named by every call and by the handshake. */
export interface QuemConversa {
  idfornecedor: string
  /** Who works for the store names nobody. */
  idcliente?: string
}

export const donoOf = ({ idfornecedor, idcliente = 'equipe' }: QuemConversa) => `${idfornecedor}:${idcliente}`
