import type { Produto } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { describeLocal, useHydrated, useLoja, useLocal, usePainel, useTextoForaDaArea } from '#shell'
import { usePromessa } from '#entrega'

/** When it comes and for how much, for the chosen place; asks for the place when there is none (ux 1.5.1). */
export function Entrega({ produto }: { produto: Produto }) {
  const local = useLocal()
  const promessa = usePromessa()
  return (
    <ul className="promete">
      {local && promessa?.proxima_entrega ? (
        <li>
          <Icon name={local.tipoEntrega === 'RETIRADA' ? 'store' : 'truck'} />
          <div>
            <b>
              {local.tipoEntrega === 'RETIRADA' ? 'Retire' : 'Chega'} {promessa.proxima_entrega}
            </b>
            <p>{describeLocal(local).onde}</p>
          </div>
          <span>{describeTaxa(promessa.taxaentrega)}</span>
        </li>
      ) : (
        <SemPromessa isForaDaArea={promessa === null} />
      )}
      {produto.maior_de_18 && (
        <li>
          <Icon name="shield-check" />
          <div>
            <b>Venda proibida para menores de 18 anos</b>
            <p>Pedimos a data de nascimento no cadastro e documento na entrega.</p>
          </div>
        </li>
      )}
    </ul>
  )
}

/** No place yet, or one that the store does not deliver to: then where it can be picked up instead (ux 1.5.5). */
function SemPromessa({ isForaDaArea }: { isForaDaArea: boolean }) {
  const { tags } = useLoja()
  const { open } = usePainel()
  const texto = useTextoForaDaArea()
  const isRetiravel = isForaDaArea && tags.includes('has-collect')
  return (
    <li>
      <Icon name={tags.includes('has-delivery') ? 'truck' : 'store'} />
      <div>
        <b>{isForaDaArea ? texto : 'Informe seu endereço'}</b>
        <p>
          {isRetiravel && 'Disponível para retirada na loja. '}
          {!isForaDaArea && 'Mostramos a data e o valor da entrega. '}
          <button type="button" className="link" data-painel="endereco" onClick={() => open('endereco')}>
            {isRetiravel ? 'Trocar endereço ou retirar' : 'Escolher endereço'}
          </button>
        </p>
      </div>
    </li>
  )
}

function SemLugar() {
  const { open } = usePainel()
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
