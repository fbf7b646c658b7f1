import { lazy } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatEndereco } from '@vitrine/rules/documento'
import type { Substituicao } from '@vitrine/rules/carrinho'
import { Notice, Segmented, Textarea, TextInput } from '@vitrine/ui'

import { Parte, useLoja } from '#shell'
import type { DadosFinalizar } from '#submissao'

import { ClausulasDaCompra } from './clausulas-da-compra.tsx'

const CamposCaracteristica = lazy(() =>
  import('#cadastro').then(({ CamposCaracteristica }) => ({ default: CamposCaracteristica })),
)

const CampoCentro = lazy(() => import('./campo-centro.tsx').then((m) => ({ default: m.CampoCentro })))

const AvisoIdade = lazy(() => import('./aviso-idade.tsx').then((m) => ({ default: m.AvisoIdade })))

/** In three words each, to stand side by side (mockup 05). */
const seFaltar: { value: Substituicao; label: string }[] = [
  { value: 'SIMILAR', label: 'Trocar por similar' },
  { value: 'LIGAR', label: 'Me ligue' },
  { value: 'REMOVER', label: 'Remover e estornar' },
]

export interface RevisaoProps {
  dados: DadosFinalizar
  /** The chosen payment method. */
  idformapagto: string | null
  /** What is wrong with the supplier's own fields, by name. */
  erros: Readonly<Record<string, string>>
}

/** What else the store should know, and the last look before sending. */
export function Revisao({ dados, idformapagto, erros }: RevisaoProps) {
  const { slug } = useLoja()
  const { permissao, escolha, isEmpresa, faturamento } = dados
  return (
    <div className="grid gap-4">
      {!permissao.canSubmitOrder && !dados.aprovacao.pede && (
        <Notice tone="warning" icon="hourglass">
          {permissao.error ?? 'Você não tem permissão para enviar pedidos por este cadastro.'}{' '}
          <Link to={urls.conta(slug)}>Ver cadastro</Link>
        </Notice>
      )}
      {dados.idade && (
        <Parte>
          <AvisoIdade falta={dados.idade} />
        </Parte>
      )}
      {isEmpresa && (
        <>
          <p>
            <span className="text-ink-muted">Endereço de faturamento:</span>{' '}
            {faturamento ? formatEndereco(faturamento) : 'o mesmo da entrega'}{' '}
            <Link className="link" to={`${urls.enderecos(slug)}?faturamento=1`}>
              Trocar<span className="sr-only"> endereço de faturamento</span>
            </Link>
          </p>
          <TextInput
            name="numPedidoCliente"
            label="Número do seu pedido de compra"
            optional
            defaultValue={escolha.numPedidoCliente}
            maxLength={60}
            autoComplete="off"
          />
        </>
      )}
      {dados.aprovacao.centros.length > 0 && (
        <Parte espera={<div style={{ minHeight: 72 }} aria-busy />}>
          <CampoCentro centros={dados.aprovacao.centros} />
        </Parte>
      )}
      {dados.caracteristicas.length > 0 && (
        <Parte espera={<div style={{ minHeight: 84 }} aria-busy />}>
          <CamposCaracteristica campos={dados.caracteristicas} valores={{}} erros={erros} />
        </Parte>
      )}
      <div>
        <p className="field-label mb-1" aria-hidden>
          Se faltar algum produto
        </p>
        <Segmented
          className="se-faltar"
          label="Se faltar algum produto"
          name="substituicao"
          defaultValue={dados.substituicao}
          options={seFaltar}
        />
        <p className="mt-1 text-12 text-ink-muted">Um similar custa até o mesmo preço.</p>
      </div>
      <Textarea
        name="anotacoes"
        label="Observação"
        optional
        defaultValue={escolha.anotacoes}
        maxLength={1000}
      />
      <ClausulasDaCompra clausulas={dados.clausulas[idformapagto ?? ''] ?? []} />
    </div>
  )
}
