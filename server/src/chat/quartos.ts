import type { LadoChat } from '@vitrine/contract'

import type { Participante } from './participante.ts'

/** Names of Socket.IO's rooms: who is told together. */
export const quartoDaSala = (idsala: string, lado: LadoChat) => `sala:${idsala}:${lado}`
export const quartoDaLoja = (idfornecedor: string) => `loja:${idfornecedor}`
export const quartoDoCliente = (idfornecedor: string, idcliente: string) =>
  `cliente:${idfornecedor}:${idcliente}`
export const quartoDoUsuario = (idusuario: string) => `usuario:${idusuario}`

/** Where a participant hears of all of its rooms. */
export const quartoDe = ({ idfornecedor, idcliente }: Participante) =>
  idcliente === null ? quartoDaLoja(idfornecedor) : quartoDoCliente(idfornecedor, idcliente)
