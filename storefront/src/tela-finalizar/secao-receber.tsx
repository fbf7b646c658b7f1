import { lazy } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatEndereco } from '@vitrine/rules/documento'
import { Button, Icon, Notice, OptionCard, OptionGroup, Segmented } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import type { EstadoEnderecos } from '#endereco'
import { describeHorario } from '#lugar'
import { Parte, useLoja, useTag } from '#shell'

import type { DadosFinalizar } from '#submissao'
import { Secao } from './secao.tsx'

const CamposEndereco = lazy(() =>
  import('#endereco').then(({ CamposEndereco }) => ({ default: CamposEndereco })),
)

const LojasNaEntrega = lazy(() =>
  import('./lojas-na-entrega.tsx').then((m) => ({ default: m.LojasNaEntrega })),
)

export interface SecaoReceberProps {
  dados: DadosFinalizar
  /** Errors of the new address. */
  endereco: EstadoEnderecos | null
  isBusy: boolean
  /** Asks the page again with another choice. */
  onChange: (mudanca: Record<string, string>) => void
}

/** Delivery or pickup, and where (§4 Order, mockup 05 section 1). */
export function SecaoReceber({ dados, endereco, isBusy, onChange }: SecaoReceberProps) {
  const entrega = useTag('has-delivery')
  const retirada = useTag('has-collect')
  const { tipoEntrega } = dados.escolha
  return (
    <Secao
      numero={1}
      titulo="Como você quer receber"
      resumo={endereco || dados.novoEndereco ? null : describeLugar(dados)}
      ao_lado={
        entrega && retirada ? (
          <Segmented
            className="w-full [&>label]:flex-1"
            label="Entrega ou retirada"
            name="tipoEntrega"
            value={tipoEntrega}
            onChange={(tipo) => onChange({ tipoEntrega: tipo })}
            options={[
              { value: 'DELIVERY', label: 'Entrega', icon: 'truck' },
              { value: 'RETIRADA', label: 'Retirada', icon: 'store' },
            ]}
          />
        ) : (
          <input type="hidden" name="tipoEntrega" value={tipoEntrega} />
        )
      }
    >
      {tipoEntrega === 'RETIRADA' ? (
        <Lojas dados={dados} onChange={onChange} />
      ) : (
        <Enderecos dados={dados} endereco={endereco} isBusy={isBusy} onChange={onChange} />
      )}
    </Secao>
  )
}

/** Where it goes, in one line; null: no address was chosen, or the store does not serve it. */
function describeLugar({ escolha, enderecos, lojas, entrega }: DadosFinalizar): string | null {
  if (entrega.erro) return null
  if (escolha.tipoEntrega === 'RETIRADA') {
    const loja = lojas.find(({ idloja }) => idloja === escolha.idloja)
    return loja ? `Retirada: ${loja.nome}` : null
  }
  const endereco = enderecos.find(({ idendereco }) => idendereco === escolha.idendereco)
  return endereco ? `Entrega: ${formatEndereco(endereco)}` : null
}

function Lojas({ dados, onChange }: Pick<SecaoReceberProps, 'dados' | 'onChange'>) {
  return (
    <OptionGroup label="Loja onde vai retirar">
      {dados.lojas.map((loja) => (
        <OptionCard
          key={loja.idloja}
          name="idloja"
          value={loja.idloja}
          checked={loja.idloja === dados.escolha.idloja}
          onChange={() => onChange({ idloja: loja.idloja })}
          icon="store"
          title={loja.nome}
          sub={
            <>
              {loja.descricao_endereco_loja}
              <span className="block">{describeHorario(loja, dados.hoje)}</span>
            </>
          }
        />
      ))}
    </OptionGroup>
  )
}

function Enderecos({ dados, endereco, isBusy, onChange }: SecaoReceberProps) {
  const { slug } = useLoja()
  const { enderecos, lojas, entrega } = dados
  const hasLojas = useTag('store-prefers-delivery-with-pickup') && lojas.length > 0
  const lojasNaEntrega = hasLojas && (
    <Parte calada>
      <LojasNaEntrega dados={dados} />
    </Parte>
  )
  return (
    <>
      {entrega.erro && lojasNaEntrega}
      <OptionGroup label="Endereço de entrega">
        {enderecos.map((each) => (
          <OptionCard
            key={each.idendereco}
            name="idendereco"
            value={each.idendereco}
            checked={each.idendereco === dados.escolha.idendereco}
            onChange={() => onChange({ idendereco: each.idendereco })}
            icon={iconeDe(each.apelido)}
            title={each.apelido || each.rua}
            sub={formatEndereco(each)}
            end={
              <Link
                className="link inline-flex min-h-ctl items-center"
                to={`${urls.enderecos(slug)}?editar=${each.idendereco}`}
              >
                Editar
              </Link>
            }
          />
        ))}
      </OptionGroup>
      <NovoEndereco {...{ dados, endereco, isBusy }} />
      {!entrega.erro && lojasNaEntrega}
    </>
  )
}

/** The fields of one more address in place, or the way to them. */
function NovoEndereco({ dados, endereco, isBusy }: Omit<SecaoReceberProps, 'onChange'>) {
  const hasSingle = useTag('uses-single-address')
  const { novoEndereco, ponto } = dados
  if (!novoEndereco && !endereco) {
    return hasSingle ? null : (
      <Link
        className="mt-2 inline-flex min-h-tap items-center gap-3 px-1 font-semibold text-brand-text"
        to="?novo=1&tipoEntrega=DELIVERY"
        replace
        preventScrollReset
      >
        <Icon name="plus" />
        Outro endereço
      </Link>
    )
  }
  const prefilled = { cep: ponto?.cep ?? '' }
  return (
    <div className="mt-4 max-w-[560px] rounded-md bg-surface-2 p-4">
      <h3 className="mb-4">Novo endereço</h3>
      {endereco?.erro && (
        <Notice tone="danger" live="alert" className="mb-4">
          {endereco.erro}
        </Notice>
      )}
      <Parte espera={<div className="min-h-[420px]" aria-busy />}>
        <CamposEndereco valores={endereco?.valores ?? prefilled} erros={endereco?.erros ?? {}} />
      </Parte>
      <Button
        type="submit"
        name="acao"
        value="endereco"
        formNoValidate
        className="mt-4"
        loading={isBusy}
        variant="brand"
      >
        Salvar e entregar aqui
      </Button>
    </div>
  )
}

/** The icon that the address's own name suggests. */
function iconeDe(apelido: string): IconName {
  if (/trabalho|escrit/i.test(apelido)) return 'briefcase-business'
  if (/loja|bar|mercado|unidade|filial|matriz/i.test(apelido)) return 'building-2'
  return 'house'
}
