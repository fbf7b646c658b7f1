import { useState } from 'react'
import type { SubmitEvent } from 'react'

import type { AprovacaoDaSala } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Icon, Notice, Textarea } from '@vitrine/ui'

import { type QuemConversa } from '#chat'
import { useLoja } from '#shell'

import { useResposta, type RespostaDada } from './use-resposta.ts'

interface RespostaProps {
  aprovacao: AprovacaoDaSala
  quem: QuemConversa
  onAnswer: (aprovacao: AprovacaoDaSala) => void
}

/**
 * The answer of who may give it, and the way back of who asked. A form of the request's own screen: before the page is alive it answers
 * there, by the same call and its checks.
 */
export function RespostaDoCartao({ aprovacao, quem, onAnswer }: RespostaProps) {
  const { slug } = useLoja()
  const { idaprovacao, revisao, paraMim, minha } = aprovacao
  const resposta = useResposta({ aprovacao, quem, onAnswer })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    void resposta.answer(new FormData(event.currentTarget, submitter))
  }
  return (
    <form
      className="grid gap-2"
      method="post"
      action={urls.aprovacao(slug, idaprovacao)}
      aria-label="Resposta ao pedido de aprovação"
      onSubmit={submit}
      data-aqui
    >
      <input type="hidden" name="revisao" value={revisao} />
      {resposta.erro && !resposta.semMotivo && (
        <Notice tone="danger" live="alert">
          {resposta.erro}
        </Notice>
      )}
      {paraMim && <Aprovar total={resposta.total ?? aprovacao.total} resposta={resposta} />}
      {minha && (
        <Button
          type="submit"
          name="acao"
          value="retirar"
          variant="outline"
          block
          loading={resposta.indo === 'retirar'}
        >
          Retirar o pedido
        </Button>
      )}
    </form>
  )
}

/** The total as it is shown is what is agreed to. */
function Aprovar({ total, resposta }: { total: number | null; resposta: RespostaDada }) {
  const { indo, semMotivo, erro } = resposta
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {total !== null && <input type="hidden" name="totalesperado" value={total} />}
      <Button type="submit" name="acao" value="aprovar" icon="check" block loading={indo === 'aprovar'}>
        Aprovar{total !== null && ` • ${formatReais(total)}`}
      </Button>
      <details open={isOpen || semMotivo} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-ctl cursor-pointer items-center justify-between text-12 font-semibold">
          Recusar <Icon name="chevron-down" size={16} />
        </summary>
        <Textarea
          name="motivo-recusar"
          label="Por que não?"
          maxLength={500}
          error={semMotivo ? (erro ?? undefined) : undefined}
        />
        <Button
          type="submit"
          name="acao"
          value="recusar"
          variant="outline"
          block
          className="mt-2"
          loading={indo === 'recusar'}
        >
          Recusar o pedido
        </Button>
      </details>
    </>
  )
}
