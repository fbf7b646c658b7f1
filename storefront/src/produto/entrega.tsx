import type { ReactNode } from 'react'

import type { Produto } from '@vitrine/contract'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { computeMaximo } from '@vitrine/rules/quantidade'
import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { describeLocal, useHydrated, useLoja, useLocal, useOpenPainel, useTextoForaDaArea } from '#shell'
import { usePromessa } from '#entrega'

/** When it comes and for how much, for the chosen place; where it can be fetched; whether it is there (ux 1.5.1, mockup 03). */
export function Entrega({ produto }: { produto: Produto }) {
  const { lojas, tags } = useLoja()
  const local = useLocal()
  const promessa = usePromessa()
  const { disponivel, maior_de_18, unidade } = produto
  const maximo = computeMaximo(produto)
  const isRetirada = local?.tipoEntrega === 'RETIRADA'
  return (
    <ul className="promete">
      {local && promessa?.proxima_entrega ? (
        <Linha
          icone={isRetirada ? 'store' : 'truck'}
          titulo={`${isRetirada ? 'Retire' : 'Chega'} ${promessa.proxima_entrega}`}
          fim={describeTaxa(promessa.taxaentrega)}
        >
          {describeLocal(local).onde}
        </Linha>
      ) : (
        <SemPromessa isForaDaArea={promessa === null} />
      )}
      {promessa !== null && !isRetirada && lojas.length > 0 && hasEntregaERetirada(tags) && (
        <Linha icone="store" titulo="Ou retire na loja">
          {lojas.map(({ nome }) => nome).join(', ')}
        </Linha>
      )}
      {disponivel && (
        <Linha icone="package" titulo="Em estoque">
          {maximo !== null && `até ${formatQuantidade(maximo, unidade)} por pedido`}
        </Linha>
      )}
      {maior_de_18 && (
        <Linha icone="shield-check" titulo="Venda proibida para menores de 18 anos">
          Pedimos a data de nascimento no cadastro e documento na entrega.
        </Linha>
      )}
    </ul>
  )
}

const hasEntregaERetirada = (tags: readonly string[]) =>
  tags.includes('has-delivery') && tags.includes('has-collect')

interface LinhaProps {
  icone: IconName
  titulo: string
  /** What it costs. */
  fim?: string
  children: ReactNode
}

function Linha({ icone, titulo, fim, children }: LinhaProps) {
  return (
    <li>
      <Icon name={icone} />
      <div>
        <b>{titulo}</b>
        <p>{children}</p>
      </div>
      <span>{fim}</span>
    </li>
  )
}

/** No place yet, or one that the store does not deliver to: then where it can be picked up instead (ux 1.5.5). */
function SemPromessa({ isForaDaArea }: { isForaDaArea: boolean }) {
  const { tags } = useLoja()
  const open = useOpenPainel()
  const texto = useTextoForaDaArea()
  const isRetiravel = isForaDaArea && tags.includes('has-collect')
  return (
    <Linha
      icone={tags.includes('has-delivery') ? 'truck' : 'store'}
      titulo={isForaDaArea ? texto : 'Informe seu endereço'}
    >
      {isRetiravel && 'Disponível para retirada na loja. '}
      {!isForaDaArea && 'Mostramos a data e o valor da entrega. '}
      <button type="button" className="link" data-painel="endereco" onClick={() => open('endereco')}>
        {isRetiravel ? 'Trocar endereço ou retirar' : 'Escolher endereço'}
      </button>
    </Linha>
  )
}

function SemLugar() {
  const open = useOpenPainel()
  return (
    <button type="button" className="link" data-painel="endereco" onClick={() => open('endereco')}>
      Ver a data e o valor da entrega
    </button>
  )
}

function describeTaxa(taxa: number | null): string {
  if (taxa === null) return ''
  return taxa === 0 ? 'grátis' : formatReais(taxa)
}

/** The same in one line under the price of a phone; its room is kept until it is known. */
export function PromessaCurta() {
  const promessa = usePromessa()
  const local = useLocal()
  const isAqui = useHydrated()
  if (promessa === null) return null
  if (!local || !promessa?.proxima_entrega)
    return <p className="pdp-promessa">{isAqui && !local && <SemLugar />}</p>
  return (
    <p className="pdp-promessa">
      <Icon name={local.tipoEntrega === 'RETIRADA' ? 'store' : 'truck'} size={16} />
      <span>
        <b>
          {local.tipoEntrega === 'RETIRADA' ? 'Retire' : 'Chega'} {promessa.proxima_entrega}
        </b>
        {promessa.taxaentrega !== null && `, frete ${describeTaxa(promessa.taxaentrega)}`}
      </span>
    </p>
  )
}
