import { Form, useNavigation } from 'react-router'

import type { ClienteRepresentado } from '@vitrine/contract'
import { formatDiaDe } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { isNaRota } from '@vitrine/rules/rota'
import { pluralize } from '@vitrine/rules/texto'
import { Badge, Button, Icon } from '@vitrine/ui'

import { useLoja, useModulo } from '#shell'

import { DIAS_PARADO } from './filtro.ts'

interface LinhaClienteProps {
  cliente: ClienteRepresentado
  isAtual: boolean
  /** 'YYYY-MM-DD' */
  hoje: string
  /** To sell needs the server. */
  isOffline: boolean
  onEntrar: () => void
}

/** One cliente: who, since when nothing was ordered, what is open, and the way in (ux 1.28.1). */
export function LinhaCliente({ cliente, isAtual, hoje, isOffline, onEntrar }: LinhaClienteProps) {
  const { idcliente, nome, razaosocial, documento, cidade, cod_erp, impedimento } = cliente
  return (
    <li className="cliente" data-atual={isAtual || undefined}>
      <div className="min-w-0">
        <h2>{nome}</h2>
        <p className="cliente-fatos">
          {[razaosocial !== nome && razaosocial, documento, cidade, cod_erp && `cód. ${cod_erp}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Selos cliente={cliente} hoje={hoje} />
        {impedimento && (
          <p id={`impedimento-${idcliente}`} className="cliente-impedimento">
            {impedimento}
          </p>
        )}
      </div>
      <Compras cliente={cliente} />
      <div className="cliente-acoes">
        <Contatos cliente={cliente} />
        {!isOffline && <Entradas {...{ cliente, isAtual, onEntrar }} />}
      </div>
    </li>
  )
}

/** The two ways in: its cart, and its conversation with the store. */
function Entradas({ cliente, isAtual, onEntrar }: Omit<LinhaClienteProps, 'hoje' | 'isOffline'>) {
  const { idcliente, nome, impedimento } = cliente
  const { state, formData } = useNavigation()
  const temChat = useModulo('chat')
  const isEntering = state !== 'idle' && formData?.get('idcliente') === idcliente
  const isConversa = isEntering && formData.has('conversar')
  const isBarrada = (impedimento !== null && !isAtual) || undefined
  const porque = impedimento ? `impedimento-${idcliente}` : undefined
  return (
    <Form method="post" className="flex flex-wrap gap-2" onSubmit={onEntrar}>
      <input type="hidden" name="idcliente" value={idcliente} />
      <Button
        type="submit"
        variant={isAtual ? 'outline' : 'brand'}
        loading={isEntering && !isConversa}
        data-entrar
        aria-disabled={isBarrada}
        aria-describedby={porque}
        aria-label={`${isAtual ? 'Continuar vendendo' : 'Vender'} para ${nome}`}
      >
        {isAtual ? 'Continuar' : 'Vender para'}
      </Button>
      {temChat && (
        <Button
          type="submit"
          name="conversar"
          value="1"
          variant="outline"
          loading={isConversa}
          aria-disabled={isBarrada}
          aria-describedby={porque}
          aria-label={`Conversar por ${nome}`}
        >
          Conversar
        </Button>
      )}
    </Form>
  )
}

function Selos({ cliente, hoje }: Pick<LinhaClienteProps, 'cliente' | 'hoje'>) {
  const { ultimopedido, carrinho, tags, faturasvencidas } = cliente
  const parado = ultimopedido && ultimopedido.dias >= DIAS_PARADO
  const naRota = isNaRota(tags, hoje)
  if (!carrinho && !parado && !naRota && !faturasvencidas && ultimopedido) return null
  return (
    <p className="cliente-selos">
      {faturasvencidas && (
        <Badge tone="danger" icon="receipt">
          {describeVencidas(faturasvencidas)}
        </Badge>
      )}
      {naRota && (
        <Badge tone="success" icon="navigation">
          Na rota de hoje
        </Badge>
      )}
      {!ultimopedido && (
        <Badge tone="info" icon="sparkles">
          Ainda não comprou
        </Badge>
      )}
      {parado && (
        <Badge tone="warning" icon="clock">
          Sem comprar há {ultimopedido.dias} dias
        </Badge>
      )}
      {carrinho && (
        <Badge tone="brand" icon="shopping-basket">
          Carrinho aberto, {pluralize(carrinho.itens, 'item', 'itens')}
        </Badge>
      )}
    </p>
  )
}

/** '2 faturas vencidas, R$ 1.240,00, há 12 dias'. */
function describeVencidas({
  quantidade,
  total,
  dias,
}: NonNullable<ClienteRepresentado['faturasvencidas']>): string {
  const quantas = pluralize(quantidade, 'fatura vencida', 'faturas vencidas')
  return `${quantas}, ${formatReais(total)}, há ${pluralize(dias, 'dia', 'dias')}`
}

/** 'hoje', 'há 1 dia', 'há 12 dias'. */
function haQuanto(dias: number): string {
  return dias === 0 ? 'hoje' : `há ${pluralize(dias, 'dia', 'dias')}`
}

function Compras({ cliente }: { cliente: ClienteRepresentado }) {
  const { ultimopedido, limiteCreditoTotal, limiteCreditoDisponivel } = cliente
  const { fuso } = useLoja()
  return (
    <dl className="cliente-compras">
      {ultimopedido && (
        <div>
          <dt>Último pedido</dt>
          <dd className="num">
            {formatDiaDe(ultimopedido.data, fuso)} ({haQuanto(ultimopedido.dias)})
            {ultimopedido.total !== null && `, ${formatReais(ultimopedido.total)}`}
          </dd>
        </div>
      )}
      {limiteCreditoTotal > 0 && (
        <div>
          <dt>Crédito livre</dt>
          <dd className="num">{formatReais(limiteCreditoDisponivel)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Call, write, drive: 48 px each, for a thumb. */
function Contatos({ cliente: { nome, telefone, endereco } }: { cliente: ClienteRepresentado }) {
  const digitos = telefone.replace(/\D/g, '')
  return (
    <div className="cliente-contatos">
      {digitos && (
        <>
          <a href={`tel:+55${digitos}`} aria-label={`Ligar para ${nome}`}>
            <Icon name="phone" />
          </a>
          <a
            href={`https://wa.me/55${digitos}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Escrever a ${nome} no WhatsApp`}
          >
            <Icon name="message-circle" />
          </a>
        </>
      )}
      {endereco && (
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(endereco)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Ver o endereço de ${nome} no mapa`}
        >
          <Icon name="navigation" />
        </a>
      )}
    </div>
  )
}
