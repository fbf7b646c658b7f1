import { pluralize } from '@vitrine/rules/texto'

import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'

/** "Your invoices are paid": the receipt of one charge for several. */
export function composeFaturasPagas(
  { para, pessoa }: { para: string; pessoa: string },
  { loja, valor, quantas }: { loja: string; valor: string; quantas: number },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: recebemos seu pagamento de ${valor}`,
    texto: `Olá, ${pessoa}!\n\nRecebemos ${valor} por ${pluralize(quantas, 'fatura', 'faturas')}. Seu crédito já voltou a ficar disponível.\n\nVeja o que resta em "Faturas", na loja.\n\n${loja}`,
  }
}
