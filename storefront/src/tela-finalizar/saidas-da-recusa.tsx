import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, buttonClass } from '@vitrine/ui'

import { useLoja } from '#shell'

import { paraAprovacao } from './botao-enviar.tsx'
import type { Recusado, RecusaProps } from './recusa.tsx'

/** The next step out of a refusal; a file of its own, because few orders are refused. */
export function SaidasDaRecusa({ estado, itens, apagarDe }: RecusaProps) {
  if (estado.tipo === 'duplicado') return <Duplicado {...estado} />
  return <Saidas estado={estado} itens={itens} apagarDe={apagarDe} />
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
  estado: { totais, proxima, pedeAprovacao, itensName = '' },
  itens,
  apagarDe,
}: SaidasProps) {
  const { slug } = useLoja()
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
