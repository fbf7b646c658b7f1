import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'

/** "We stopped telling your system": to the supplier's own people. */
export function composeGanchoDesligado(
  { loja, para, pessoa }: { loja: string; para: string; pessoa: string },
  { url, motivo }: { url: string; motivo: string },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: os avisos para o seu sistema foram desligados`,
    texto: `Olá, ${pessoa}!\n\nDeixamos de avisar o endereço ${url}. ${motivo}\n\nO que aconteceu nos últimos três dias ainda espera por ele. Quando o sistema voltar a responder, ligue o gancho de novo no painel da loja e envie um teste. Pedidos, pagamentos e entregas seguem normalmente enquanto isso.\n\n${loja}`,
  }
}
