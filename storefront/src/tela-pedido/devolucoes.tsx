import type { Devolucao, Pedido } from '@vitrine/contract'
import { formatQuantidade, formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import { formatQuando, type Hoje } from '#pedido'

const situacoes = {
  ABERTA: 'em andamento',
  CONCLUIDA: 'concluída',
  RECUSADA: 'não aceita',
} as const

/** What goes back of an order, each with the number to ask about it by, what came of it, and where its money is. */
export function Devolucoes({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  return pedido.devolucoes.map((devolucao) => {
    const { iddevolucao, tipo, status, valor, aceito, quando, protocolo, motivo, resposta } = devolucao
    const nome = tipo === 'ARREPENDIMENTO' ? 'Desistência da compra' : 'Devolução'
    const produtos = describeItens(devolucao, pedido)
    return (
      <Notice
        key={iddevolucao}
        icon="repeat"
        className="mb-4"
        title={`${nome} ${situacoes[status]}: ${formatReais(status === 'CONCLUIDA' ? (aceito ?? valor) : valor)}.`}
      >
        <span className="block">
          Protocolo {protocolo}, {formatQuando(quando, hoje)}.{motivo && ` ${withPonto(motivo)}`}
        </span>
        {produtos && <span className="block">{produtos}</span>}
        <span className="block">{describePasso(devolucao, { hoje, reembolsos: pedido.reembolsos })}</span>
        {resposta && <span className="block">Recado da loja: {withPonto(resposta)}</span>}
      </Notice>
    )
  })
}

function describeItens({ itens }: Devolucao, pedido: Pedido): string {
  return itens
    .map(({ sequencia, quantidade }) => {
      const item = pedido.itens.find((each) => each.sequencia === sequencia)
      return item ? `${formatQuantidade(quantidade, item.unidade)} de ${item.nome}` : ''
    })
    .filter(Boolean)
    .join(', ')
}

/** The next step of the return, or how it ended and where the money went. */
function describePasso(
  devolucao: Devolucao,
  { hoje, reembolsos }: { hoje: Hoje; reembolsos: Pedido['reembolsos'] },
): string {
  const { tipo, status, valor, aceito, estornado, abatido, estorno, encerrada_em } = devolucao
  const quando = encerrada_em ? `: ${formatQuando(encerrada_em, hoje)}` : ''
  if (status === 'RECUSADA') return `Encerrada${quando}.`
  const direto = sumReais(aceito ?? valor, -estornado, -abatido)
  const voltas = [
    estornado > 0 &&
      `${formatReais(estornado)} ${estorno === 'FEITO' ? 'devolvidos' : 'a caminho'} pelo mesmo meio do pagamento`,
    abatido > 0 && `${formatReais(abatido)} a menos nas suas faturas`,
    direto > 0 &&
      describeDireto(
        direto,
        reembolsos.find((cada) => cada.iddevolucao === devolucao.iddevolucao),
      ),
  ].filter(Boolean)
  const volta = `${voltas.join('; ')}.`
  if (status === 'CONCLUIDA') return `Produtos recebidos pela loja${quando}. ${volta}`
  return tipo === 'ARREPENDIMENTO'
    ? `${volta} A loja combina a coleta, sem custo para você.`
    : 'O valor volta quando a loja receber e conferir os produtos.'
}

/** A refund that the store sends by hand, in the words of its e-mails. */
function describeDireto(direto: number, reembolso: Pedido['reembolsos'][number] | undefined): string {
  if (!reembolso) return `${formatReais(direto)} a loja devolve diretamente a você`
  return reembolso.feito_em
    ? `${formatReais(direto)} devolvidos pela loja`
    : `${formatReais(direto)} voltam por Pix`
}

/** The text that a person wrote, ended like a sentence. */
function withPonto(texto: string): string {
  return texto.replace(/[.!?]?$/, '.')
}
