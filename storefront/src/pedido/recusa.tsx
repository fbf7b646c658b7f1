import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, buttonClass, Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

import { paraAprovacao } from './botao-enviar.tsx'
import type { ItemResumo } from './resumo.ts'
import type { EstadoFinalizar } from './submit-finalizar.ts'

type Recusado = Exclude<EstadoFinalizar, { tipo: 'endereco' }>

interface RecusaProps {
  estado: Recusado
  itens: readonly ItemResumo[]
  /** What a total comes to by the chosen method, interest included. */
  apagarDe: (total: number) => number
}

/** Why no order came of it, focused and with the next step beside the reason (ux 1.7.4). */
export function Recusa({ estado, itens, apagarDe }: RecusaProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [estado])
  return (
    <div ref={panel} tabIndex={-1} className="mb-5">
      <Notice tone={estado.tipo === 'duplicado' ? 'warning' : 'danger'} live="alert">
        {estado.mensagem}
        {estado.tipo === 'duplicado' ? (
          <Duplicado {...estado} />
        ) : (
          <Saidas estado={estado} itens={itens} apagarDe={apagarDe} />
        )}
      </Notice>
    </div>
  )
}

function Duplicado({ numpedidoIdentico }: Extract<Recusado, { tipo: 'duplicado' }>) {
  const { slug } = useLoja()
  if (!numpedidoIdentico) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Link className={buttonClass({ variant: 'outline' })} to={urls.pedido(slug, numpedidoIdentico)}>
        Ver pedido {numpedidoIdentico}
      </Link>
      <Button type="submit" form="pedido" name="confirmaduplicidade" value={numpedidoIdentico}>
        É outro pedido, enviar
      </Button>
    </div>
  )
}

interface SaidasProps extends Pick<RecusaProps, 'itens' | 'apagarDe'> {
  estado: Extract<Recusado, { tipo: 'recusado' }>
}

/** The way on: another window, the new total, or the lines that it is about, each by its name (ux 1.7.4). */
function Saidas({
  estado: { totais, proxima, semConexao, pedeAprovacao, itensName = '' },
  itens,
  apagarDe,
}: SaidasProps) {
  const { slug } = useLoja()
  if (semConexao) return null
  if (pedeAprovacao) {
    return (
      <Button type="submit" form="pedido" {...paraAprovacao} className="mt-3">
        Enviar para aprovação
      </Button>
    )
  }
  if (proxima) {
    return (
      <Button type="submit" form="pedido" name="janelaaceita" value={proxima.valor} className="mt-3">
        Enviar para {proxima.rotulo}
      </Button>
    )
  }
  if (!totais) {
    return (
      <p className="mt-2 flex flex-wrap gap-x-4">
        {itens
          .filter(({ nome }) => itensName.includes(nome))
          .map(({ id, nome }) => (
            <Link key={id} to={`${urls.carrinho(slug)}#linha-${id}`}>
              {nome}
            </Link>
          ))}
        <Link to={urls.carrinho(slug)}>Voltar ao carrinho</Link>
      </p>
    )
  }
  return (
    <>
      <p className="mt-2">
        Você viu <b>{formatReais(apagarDe(totais.esperado))}</b>; agora o total é{' '}
        <b>{formatReais(apagarDe(totais.total))}</b>.
      </p>
      <Button type="submit" form="pedido" name="totalaceito" value={totais.total} className="mt-3">
        Aceitar e enviar <span>• {formatReais(apagarDe(totais.total))}</span>
      </Button>
    </>
  )
}
