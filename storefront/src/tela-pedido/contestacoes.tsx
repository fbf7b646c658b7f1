import type { Contestacao, Pedido } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import { formatQuando, type Hoje } from '#pedido'

const nomes: Record<Contestacao['tipo'], string> = {
  DISPUTA: 'Disputa do pagamento',
  CHARGEBACK: 'Contestação da compra no cartão',
  MED: 'Contestação do Pix no banco',
  ESTORNO: 'Devolução feita pelo banco',
}

const pareceres = {
  GANHA: 'O banco decidiu a favor da loja.',
  PERDIDA: 'O dinheiro voltou a quem pagou.',
}

/** Money of an order that a bank asks back: that it is held, and what became of it (decision 0054). */
export function Contestacoes({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  return pedido.contestacoes.map((contestacao) => {
    const { idcontestacao, tipo, valor, parecer, aberta_em, decisao, palavra } = contestacao
    const isOpen = decisao === null
    return (
      <Notice
        key={idcontestacao}
        icon="triangle-alert"
        tone={isOpen ? 'warning' : 'info'}
        className="mb-4"
        title={`${nomes[tipo]}: ${formatReais(valor)}.`}
      >
        <span className="block">
          Recebida {formatQuando(aberta_em, hoje)}.{' '}
          {parecer ? pareceres[parecer] : 'O banco ainda vai decidir.'}
        </span>
        <span className="block">{describeFim(decisao)}</span>
        {palavra && <span className="block">Recado da loja: {palavra}</span>}
      </Notice>
    )
  })
}

function describeFim(decisao: Contestacao['decisao']): string {
  if (decisao === 'LIBERADA') return 'A loja liberou o pedido.'
  if (decisao === 'CANCELADA') return 'A loja cancelou o pedido.'
  return 'O pedido fica parado até a loja liberar ou cancelar. Se não foi você, ou se foi engano, fale com a loja.'
}
