import { lazy, useEffect, useState } from 'react'
import { Form, useActionData } from 'react-router'

import type { AcaoPedido, Pedido } from '@vitrine/contract'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { isFinal, isOrcamento } from '@vitrine/rules/pedido'
import { Button, Modal, Notice, showToast, Textarea } from '@vitrine/ui'

import { formatUltimoDia, type Hoje } from '#pedido'
import { Parte } from '#shell'

import type { changePedido } from './change-pedido.ts'
import { FormAcao, useIsSending } from './form-acao.tsx'
import { PerguntaOrcamento } from './pergunta-orcamento.tsx'

const PerguntaPeso = lazy(async () => ({ default: (await import('./pergunta-peso.tsx')).PerguntaPeso }))

/** What the customer may do to the order now, as the table of moves says (readings 7), and what came of the last try. */
export function AcoesPedido({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  const { acoes, podeSubmeter } = pedido
  const answer = useActionData<typeof changePedido>()
  const erro = answer && answer.acao !== 'avaliar' ? answer.erro : null
  useEffect(() => {
    if (answer?.feito) showToast(answer.feito)
  }, [answer])
  return (
    <div className="mb-7 grid gap-4 empty:hidden">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      {podeSubmeter && pedido.orcamento && pedido.status === 'ORCAMENTO_PRECIFICADO' && (
        <PerguntaOrcamento pedido={pedido} proxima={answer?.proxima ?? null} hoje={hoje} />
      )}
      {pedido.pesagem && (
        <Parte>
          <PerguntaPeso pedido={pedido} pesagem={pedido.pesagem} />
        </Parte>
      )}
      {!podeSubmeter && !isFinal(pedido.status) && <SoPrepara orcamento={isOrcamento(pedido.status)} />}
      {acoes.includes('confirmar-entrega') && (
        <Notice
          icon="package"
          title="Já recebeu?"
          action={<FormAcao acao="confirmar-entrega">Recebi o pedido</FormAcao>}
        >
          Confirmar ajuda a loja a encerrar a entrega.
        </Notice>
      )}
    </div>
  )
}

/** Why nothing can be done here, and who can (readings 7 `submissao_pedido`). */
function SoPrepara({ orcamento }: { orcamento: boolean }) {
  return (
    <Notice icon="users" title="Seu acesso prepara pedidos.">
      {orcamento
        ? 'Aprovar ou recusar este orçamento é de quem envia pedidos por este cadastro: mande a essa pessoa o número dele.'
        : 'Cancelar, confirmar a entrega, desistir ou trocar o pagamento é de quem envia pedidos por este cadastro: mande a essa pessoa o número deste.'}
    </Notice>
  )
}

interface Pergunta {
  /** `oque`: 'pedido' or 'orçamento'. */
  botao: (oque: string) => string
  titulo: (oque: string) => string
  confirma: string
  /** What follows, before it is done. */
  consequencia: (pedido: Pedido, hoje: Hoje) => string
}

const perguntas: Partial<Record<AcaoPedido, Pergunta>> = {
  cancelar: {
    botao: (oque) => `Cancelar ${oque}`,
    titulo: (oque) => `Cancelar este ${oque}?`,
    confirma: 'Sim, cancelar',
    consequencia: ({ pagamento, notaFiscal }) =>
      `${
        pagamento?.status === 'PAGO'
          ? `Os ${formatReais(sumReais(pagamento.cartao?.capturado ?? pagamento.valor, -pagamento.devolvido))} que você pagou voltam ${pagamento.tipo === 'BOLETO' ? 'por Pix: a página do pedido pede a sua chave' : 'pelo mesmo meio'}.`
          : 'Nada será cobrado.'
      } ${
        notaFiscal && !notaFiscal.cancelada_em
          ? 'A nota fiscal já saiu: a loja é avisada para cancelá-la, e se os produtos chegarem é só recusar a entrega. '
          : ''
      }Não dá para desfazer, mas você pode repetir o pedido.`,
  },
  'recusar-orcamento': {
    botao: () => 'Recusar orçamento',
    titulo: () => 'Recusar este orçamento?',
    confirma: 'Sim, recusar',
    consequencia: () => 'A loja é avisada. Se mudar de ideia, peça outro orçamento.',
  },
  arrependimento: {
    botao: () => 'Desistir da compra',
    titulo: () => 'Desistir desta compra?',
    confirma: 'Registrar desistência',
    consequencia: ({ status, totalapagar, arrependimento_ate }, hoje) =>
      status !== 'ENTREGUE'
        ? 'A lei garante a desistência sem motivo. O pedido é cancelado e o que você pagou volta por inteiro, com o frete; se os produtos chegarem, é só recusar a entrega.'
        : `A lei garante a desistência sem motivo em até 7 dias${arrependimento_ate ? ` (até ${formatUltimoDia(arrependimento_ate, hoje)})` : ''}. ${
            totalapagar === null ? 'O valor' : formatReais(totalapagar)
          } volta por inteiro, com o frete, e a loja combina a coleta sem custo.`,
  },
}

/** The ways out of an order: each asks once more and says what follows. */
export function SaidasPedido({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  const saidas = pedido.acoes.filter((acao) => acao in perguntas)
  return (
    <>
      {saidas.map((acao) => (
        <Saida key={acao} acao={acao} pedido={pedido} hoje={hoje} />
      ))}
    </>
  )
}

function Saida({ acao, pedido, hoje }: { acao: AcaoPedido; pedido: Pedido; hoje: Hoje }) {
  const [isOpen, setOpen] = useState(false)
  const isSending = useIsSending(acao)
  const pergunta = perguntas[acao]
  if (!pergunta) return null
  const oque = isOrcamento(pedido.status) ? 'orçamento' : 'pedido'
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {pergunta.botao(oque)}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={pergunta.titulo(oque)}>
        {isOpen && (
          <Form method="post" preventScrollReset onSubmit={() => setOpen(false)}>
            <p className="mb-4">{pergunta.consequencia(pedido, hoje)}</p>
            <Textarea name="motivo" label="Motivo" optional maxLength={300} />
            <div className="mt-4 flex flex-wrap justify-end gap-2">
              <Button variant="outline" onClick={() => setOpen(false)}>
                Voltar
              </Button>
              <Button type="submit" name="acao" value={acao} loading={isSending}>
                {pergunta.confirma}
              </Button>
            </div>
          </Form>
        )}
      </Modal>
    </>
  )
}
