import type { ConteudoNovo, SalaChat } from '@vitrine/contract'
import { filaOf } from '@vitrine/conversa'

import { meio } from '#shell'

/** Writes into the client's room: it waits on this device until the shop has it. */
export function say({ sala, eu, idfornecedor }: SalaChat, conteudo: ConteudoNovo): void {
  filaOf(meio, { idfornecedor }, eu.idusuario).add({ sala, conteudo })
}
