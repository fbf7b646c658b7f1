import type { RespostaDada } from '@vitrine/rules/formulario'

import type { Carta } from '#correio'
import { uuidv7 } from '#infra'

/** "Somebody wrote to you", to the store: questions and answers as they stand in the form. */
export function composeMensagem(
  { para, loja, titulo }: { para: string; loja: string; titulo: string },
  respostas: readonly RespostaDada[],
): Carta {
  const ditas = respostas.map(({ rotulo, valor }) => `${rotulo}\n${valor.split('\n').map(quiet).join('\n')}`)
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: nova mensagem em “${titulo}”`,
    texto: `Chegou uma mensagem pelo formulário “${titulo}” da sua loja.\n\n${ditas.join('\n\n')}\n\nQuem escreveu espera a resposta no contato que deixou acima: responder a esta carta não chega a essa pessoa. A mensagem fica guardada por um ano.\n\n${loja}`,
  }
}

/** A blank at its end: an address at the end of a line becomes a button in letters (correio/render-html.ts), a stranger's shall not. */
const quiet = (linha: string) => `${linha} `
