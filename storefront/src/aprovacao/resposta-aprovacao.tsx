import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'

import type { Aprovacao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { isAberta } from '@vitrine/rules/aprovacao'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, buttonClass, Icon, Notice, Textarea } from '@vitrine/ui'

import { useLoja } from '#shell'

import { writeProxima, type EstadoAprovacao } from './load-aprovacao.ts'

interface RespostaProps {
  aprovacao: Aprovacao
  estado: EstadoAprovacao | undefined
}

/** Approvers answer the request, whoever asked may withdraw it, and a closed request links to what came of it. */
export function RespostaAprovacao({ aprovacao, estado }: RespostaProps) {
  const { slug } = useLoja()
  const { state, formData } = useNavigation()
  const indo = state === 'idle' ? null : formData?.get('acao')
  if (!isAberta(aprovacao.estado)) {
    return aprovacao.minha && !aprovacao.numpedido ? (
      <Link className={buttonClass({ variant: 'outline', block: true })} to={urls.carrinho(slug)}>
        Voltar ao carrinho
      </Link>
    ) : null
  }
  return (
    <section aria-label="Resposta" className="grid gap-4">
      <Erro estado={estado} />
      {aprovacao.paraMim && <Aprovar aprovacao={aprovacao} estado={estado} indo={indo} />}
      {aprovacao.minha && (
        <Button
          type="submit"
          name="acao"
          value="retirar"
          variant="outline"
          block
          loading={indo === 'retirar'}
        >
          Retirar o pedido
        </Button>
      )}
    </section>
  )
}

function Aprovar({ aprovacao, estado, indo }: RespostaProps & { indo: unknown }) {
  const { mudancas, conteudo } = aprovacao
  const total = estado?.total ?? mudancas?.total ?? conteudo.total
  const janela = estado?.proxima ?? toJanela(mudancas)
  return (
    <>
      {/* The total as it is shown is what the approver agrees to. */}
      {total !== null && <input type="hidden" name="totalesperado" value={total} />}
      {janela && <input type="hidden" name="proxima" value={janela.valor} />}
      <Button
        type="submit"
        name="acao"
        value="aprovar"
        size="l"
        block
        icon="check"
        loading={indo === 'aprovar'}
      >
        Aprovar{total !== null && <span> • {formatReais(total)}</span>}
      </Button>
      {janela && <p className="text-center text-12 text-ink-muted">Para {janela.rotulo}</p>}
      <Recusar estado={estado} indo={indo} />
    </>
  )
}

/** The next free window, where the one asked for is closed. */
function toJanela(mudancas: Aprovacao['mudancas']): EstadoAprovacao['proxima'] {
  const proxima = mudancas?.proxima
  return proxima ? { valor: writeProxima(proxima), rotulo: proxima.rotulo } : null
}

/** The other two answers, folded away. */
function Recusar({ estado, indo }: Pick<RespostaProps, 'estado'> & { indo: unknown }) {
  return (
    <details open={estado?.semMotivo || undefined} className="rounded-lg border border-line p-4">
      <summary className="flex min-h-ctl cursor-pointer items-center justify-between font-semibold">
        Recusar ou alterar <Icon name="chevron-down" />
      </summary>
      <Textarea
        name="motivo-recusar"
        label="Por que não?"
        maxLength={500}
        error={estado?.semMotivo ? (estado.erro ?? undefined) : undefined}
      />
      <Button
        type="submit"
        name="acao"
        value="recusar"
        variant="outline"
        block
        className="mt-3"
        loading={indo === 'recusar'}
      >
        Recusar
      </Button>
      <p className="mt-6 text-ink-muted">
        Para alterar, diminua as quantidades na lista de produtos (0 tira a linha). Quem pediu é avisado.
      </p>
      <Textarea
        name="motivo-alterar"
        label="Recado sobre a alteração"
        optional
        maxLength={500}
        className="mt-3"
      />
      <Button
        type="submit"
        name="acao"
        value="alterar"
        variant="outline"
        block
        className="mt-3"
        loading={indo === 'alterar'}
      >
        Guardar alteração
      </Button>
    </details>
  )
}

/** Why the answer was refused; it takes the focus and offers the next step where there is one. */
function Erro({ estado }: { estado: EstadoAprovacao | undefined }) {
  const painel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (estado?.erro) painel.current?.focus()
  }, [estado])
  if (!estado?.erro || estado.semMotivo) return null
  return (
    <div ref={painel} tabIndex={-1}>
      <Notice tone="danger" live="alert">
        {estado.erro}
        {estado.total !== null && ` O botão abaixo aprova pelo total de agora.`}
      </Notice>
    </div>
  )
}
