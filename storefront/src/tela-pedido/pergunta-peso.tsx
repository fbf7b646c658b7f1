import { Form } from 'react-router'

import type { Pedido, Pesagem } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { isPorPeso } from '@vitrine/rules/pagamento'
import { Button, Notice } from '@vitrine/ui'

import { useIsSending } from './form-acao.tsx'

/** The picked goods cost more than was agreed: shows both totals, what makes the difference, and the two answers (decision 0061). */
export function PerguntaPeso({ pedido, pesagem }: { pedido: Pedido; pesagem: Pesagem }) {
  const { total, totalAtual, resposta, itens } = pesagem
  if (resposta === 'RECUSADA')
    return (
      <Notice icon="package" live="status" title={`O total de ${formatReais(total)} não foi aceito.`}>
        A loja foi avisada e vai separar menos. Até lá o pedido fica em {formatReais(totalAtual)}.
      </Notice>
    )
  return (
    <section
      aria-labelledby="pesagem"
      className="grid gap-4 rounded-lg border border-line p-4 lg:p-5 print:hidden"
    >
      <Notice tone="warning" icon="hand-coins" live="status">
        <h2 id="pesagem" className="text-16">
          A loja pergunta: o pedido pode ficar em {formatReais(total)}?
        </h2>
        <p>Na separação os produtos passaram do valor combinado. Nada segue sem resposta.</p>
      </Notice>
      <ul className="grid gap-3">
        {itens.map((item) => (
          <Item key={item.sequencia} item={item} />
        ))}
      </ul>
      <dl className="grid gap-1 border-t border-line-soft pt-3">
        <Soma nome="Total até aqui" valor={totalAtual} />
        <Soma nome="Total com esta separação" valor={total} forte />
      </dl>
      <Troco pedido={pedido} total={total} />
      <Respostas pedido={pedido} pesagem={pesagem} />
    </section>
  )
}

function Item({ item }: { item: Pesagem['itens'][number] }) {
  const { nome, unidade, quantidade, quantidadeServida, precounitario, totalAtual, total } = item
  const verbo = isPorPeso(unidade) ? 'pesado' : 'separado'
  return (
    <li className="flex justify-between gap-4">
      <div className="min-w-0">
        <p className="wrap-anywhere">{nome}</p>
        <p className="text-12 text-ink-muted">
          pedido {formatQuantidade(quantidade, unidade)},{' '}
          <b className="text-ink">
            {quantidadeServida === 0 ? 'faltou' : `${verbo} ${formatQuantidade(quantidadeServida, unidade)}`}
          </b>
          {precounitario !== null && ` × ${formatPrecoUnitario(precounitario)}`}
        </p>
      </div>
      <p className="shrink-0 text-right">
        <s className="block text-12 text-ink-muted">
          <span className="sr-only">antes </span>
          {formatReais(totalAtual)}
        </s>
        <b>
          <span className="sr-only">agora </span>
          {formatReais(total)}
        </b>
      </p>
    </li>
  )
}

function Soma({ nome, valor, forte = false }: { nome: string; valor: number; forte?: boolean }) {
  return (
    <div
      className={forte ? 'flex justify-between gap-4 text-16 font-semibold' : 'flex justify-between gap-4'}
    >
      <dt>{nome}</dt>
      <dd className="shrink-0">{formatReais(valor)}</dd>
    </div>
  )
}

/** A cash order where the change was asked for a smaller total. */
function Troco({ pedido: { detalhePagamento }, total }: { pedido: Pedido; total: number }) {
  const { troco } = detalhePagamento
  if (!troco || troco >= total) return null
  return (
    <p>
      Você pediu troco para {formatReais(troco)}, que não cobre o novo total: tenha mais à mão na entrega.
    </p>
  )
}

function Respostas({ pedido: { acoes, podeSubmeter }, pesagem }: { pedido: Pedido; pesagem: Pesagem }) {
  const isAceitando = useIsSending('aceitar-peso')
  const isRecusando = useIsSending('recusar-peso')
  if (!acoes.includes('aceitar-peso'))
    return podeSubmeter ? null : (
      <p className="text-ink-muted">
        Quem responde é quem envia pedidos por este cadastro: mande a essa pessoa o número deste.
      </p>
    )
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="feita_em" value={pesagem.feita_em} />
      <p>Você só paga na entrega. Se não aceitar, a loja separa menos.</p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="acao"
          value="aceitar-peso"
          loading={isAceitando}
          aria-disabled={isRecusando}
        >
          Aceitar {formatReais(pesagem.total)}
        </Button>
        <Button
          type="submit"
          name="acao"
          value="recusar-peso"
          variant="outline"
          loading={isRecusando}
          aria-disabled={isAceitando}
        >
          Não aceitar
        </Button>
      </div>
    </Form>
  )
}
