import type { FormaPagamentoGuardada } from '@vitrine/contract'
import { describeCupom, type CupomDaFrase } from '@vitrine/rules/cupom'
import { Checkbox, TextInput } from '@vitrine/ui'

import type { Escrita } from '#cadastro'
import { EscolhaDeAlvo, Frase, OndeEQuando, Vaga, VagaDeEscolha, type Nomeado } from '#promocao'

import { vagasDoCupom, type Escolhas } from './campos-do-cupom.ts'

interface FraseDoCupomProps {
  escrita: Escrita
  cupom: CupomDaFrase
  /** What is still to be chosen. */
  falta: string | undefined
  escolhas: Escolhas
  onEscolhas: (escolhas: Escolhas) => void
  categorias: readonly Nomeado[]
  formas: readonly FormaPagamentoGuardada[]
  nomes: ReadonlyMap<string, string>
  onNome: (nomeado: Nomeado) => void
}

const publicos = {
  todos: 'todos os clientes',
  primeira: 'quem compra pela primeira vez',
  'todos-etiqueta': 'clientes com uma etiqueta',
  'primeira-etiqueta': 'clientes com uma etiqueta, na primeira compra',
}

/** A coupon as a sentence whose blanks are its fields (ux 3.7). */
export function FraseDoCupom(props: FraseDoCupomProps) {
  const { escrita, cupom, falta, escolhas, onEscolhas, categorias, formas, nomes, onNome } = props
  const { textos, erros, onChange } = escrita
  return (
    <>
      <Frase escrita={escrita} vagas={vagasDoCupom} emPalavras={falta ?? describeCupom(cupom, nomes)}>
        <Vagas escrita={escrita} />
      </Frase>
      {textos.publico?.endsWith('etiqueta') && (
        <TextInput
          label="Etiquetas do cliente"
          hint="Separe por vírgulas: vip, padaria. Basta ter uma delas."
          autoComplete="off"
          maxLength={500}
          value={textos['condicoes.tags'] ?? ''}
          error={erros['condicoes.tags']}
          onChange={({ target }) => onChange('condicoes.tags', target.value)}
        />
      )}
      {textos.alvo === 'alguns' && (
        <EscolhaDeAlvo
          alvo={escolhas}
          onAlvo={(alvo) => onEscolhas({ ...escolhas, ...alvo })}
          categorias={categorias}
          nomes={nomes}
          onNome={onNome}
          erro={erros['alvo.produtos'] ?? erros['alvo.categorias']}
        />
      )}
      {textos.pagamento === 'algumas' && (
        <Formas
          formas={formas}
          escolhidas={escolhas.formas}
          onChange={(ids) => onEscolhas({ ...escolhas, formas: ids })}
          erro={erros['condicoes.idformapagto']}
        />
      )}
    </>
  )
}

function Vagas({ escrita }: { escrita: Escrita }) {
  const vaga = { escrita, maxLength: 12, inputMode: 'decimal' } as const
  return (
    <>
      Dá <Vaga {...vaga} nome="valor" label={vagasDoCupom.valor} largura={5} />{' '}
      <VagaDeEscolha
        escrita={escrita}
        nome="tipodesconto"
        label={vagasDoCupom.tipodesconto}
        opcoes={{ percentual: '%', absoluto: 'reais' }}
      />{' '}
      em{' '}
      <VagaDeEscolha
        escrita={escrita}
        nome="alvo"
        label={vagasDoCupom.alvo}
        opcoes={{ todos: 'todos os produtos', alguns: 'alguns produtos' }}
      />{' '}
      para <VagaDeEscolha escrita={escrita} nome="publico" label={vagasDoCupom.publico} opcoes={publicos} />,
      em pedidos de R${' '}
      <Vaga {...vaga} nome="valor_minimo" label={vagasDoCupom.valor_minimo} placeholder="0,00" /> ou mais,
      pagando{' '}
      <VagaDeEscolha
        escrita={escrita}
        nome="pagamento"
        label={vagasDoCupom.pagamento}
        opcoes={{ qualquer: 'como quiser', algumas: 'só de algumas formas' }}
      />
      , <OndeEQuando escrita={escrita} vagas={vagasDoCupom} />, até{' '}
      <Vaga
        {...vaga}
        inputMode="numeric"
        nome="limite_por_cliente"
        label={vagasDoCupom.limite_por_cliente}
        placeholder="quantas"
        largura={7}
      />{' '}
      vezes por cliente e{' '}
      <Vaga
        {...vaga}
        inputMode="numeric"
        nome="limite"
        label={vagasDoCupom.limite}
        placeholder="quantos"
        largura={7}
      />{' '}
      usos ao todo, até dar R${' '}
      <Vaga {...vaga} nome="valor_limite" label={vagasDoCupom.valor_limite} placeholder="quanto" /> de
      desconto ao todo.
    </>
  )
}

interface FormasProps {
  formas: readonly FormaPagamentoGuardada[]
  escolhidas: readonly string[]
  onChange: (ids: string[]) => void
  erro: string | undefined
}

function Formas({ formas, escolhidas, onChange, erro }: FormasProps) {
  return (
    <fieldset>
      <legend>Pagando com</legend>
      <div className="frase-categorias">
        {formas.map(({ idformapagto, nome }) => (
          <Checkbox
            key={idformapagto}
            checked={escolhidas.includes(idformapagto)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...escolhidas, idformapagto]
                  : escolhidas.filter((outra) => outra !== idformapagto),
              )
            }
          >
            {nome}
          </Checkbox>
        ))}
      </div>
      {erro && (
        <p className="field-error" role="alert">
          {erro}
        </p>
      )}
    </fieldset>
  )
}
