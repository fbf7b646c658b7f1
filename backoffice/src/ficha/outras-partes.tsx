import { Select, Switch, Textarea } from '@vitrine/ui'

import { Campo, type Escrita } from '#cadastro'

import { sayQuantidades } from './campos-do-produto.ts'

interface ParteProps {
  escrita: Escrita
}

/** Prices of who buys more. */
export function Atacado({ escrita }: ParteProps) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>Preço por quantidade</legend>
      <div className="catalogo-par">
        <Preco escrita={escrita} nome="precovendaatacado" label="Preço de atacado (R$)" />
        <Numero escrita={escrita} nome="minvendaatacado" label="Atacado a partir de" />
      </div>
      <Textarea
        label="Preço por faixa"
        optional
        hint="Uma por linha: 12: 8,49 é R$ 8,49 cada a partir de 12."
        rows={3}
        maxLength={1000}
        value={textos.descontoProgressivo}
        error={erros.descontoProgressivo}
        onChange={({ target }) => onChange('descontoProgressivo', target.value)}
      />
      <Preco
        escrita={escrita}
        nome="preco_embalagem"
        label="Embrulho para presente (R$)"
        hint="0, é grátis. Vazio, não se embrulha."
      />
    </fieldset>
  )
}

const Preco = (props: ParteProps & { nome: string; label: string; hint?: string }) => (
  <Campo {...props} optional inputMode="decimal" maxLength={20} />
)
const Numero = (props: ParteProps & { nome: string; label: string; hint?: string }) => (
  <Campo {...props} optional inputMode="decimal" maxLength={12} />
)

/** The rules, and a customer's purchase by them. */
export function Quantidades({ escrita }: ParteProps) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>Quanto se compra</legend>
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="unidade" label="Unidade" hint="un, kg, cx." maxLength={20} />
        <Campo
          escrita={escrita}
          nome="granularidade"
          label="De quanto em quanto"
          inputMode="decimal"
          maxLength={12}
        />
      </div>
      <div className="catalogo-par">
        <Numero escrita={escrita} nome="min_por_pedido" label="Mínimo" />
        <Numero escrita={escrita} nome="maxporpedido" label="Máximo" />
      </div>
      <p role="status" className="text-ink-muted">
        {sayQuantidades(escrita.textos)}
      </p>
      <Numero
        escrita={escrita}
        nome="multiploincremento"
        label="Unidades em cada embalagem"
        hint="Como 12, de uma caixa com 12."
      />
      <div className="catalogo-par">
        <Select
          label="Preço comparado por"
          value={textos.unidade_base}
          error={erros.unidade_base}
          onChange={({ target }) => onChange('unidade_base', target.value)}
        >
          <option value="">Não comparar</option>
          {['un', 'kg', 'L', 'm', 'm²', 'm³'].map((unidade) => (
            <option key={unidade}>{unidade}</option>
          ))}
        </Select>
        <Numero
          escrita={escrita}
          nome="fator_unidade"
          label="Quanto há em cada unidade"
          hint="Como 0,5, de um pacote de 500 g por kg."
        />
      </div>
    </fieldset>
  )
}

const origens = [
  'Nacional',
  'Importada diretamente',
  'Importada, comprada no Brasil',
  'Nacional, mais de 40% importado',
  'Nacional, por processo básico',
  'Nacional, até 40% importado',
  'Importada diretamente, sem similar',
  'Importada, comprada no Brasil, sem similar',
  'Nacional, mais de 70% importado',
]

function Origem({ escrita: { textos, erros, onChange } }: ParteProps) {
  return (
    <Select
      label="Origem da mercadoria"
      value={textos.origem}
      error={erros.origem}
      onChange={({ target }) => onChange('origem', target.value)}
    >
      {origens.map((origem, i) => (
        <option key={origem} value={String(i)}>
          {i} · {origem}
        </option>
      ))}
    </Select>
  )
}

/** What invoices, freight and search have to know. */
export function Detalhes({ escrita }: ParteProps) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>Entrega, nota e busca</legend>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="peso_gramas"
          label="Peso (g)"
          optional
          hint="De uma unidade, para o frete."
          inputMode="numeric"
          maxLength={7}
        />
        <Campo
          escrita={escrita}
          nome="ncm"
          label="NCM"
          optional
          hint="8 números."
          inputMode="numeric"
          maxLength={8}
        />
      </div>
      <Origem escrita={escrita} />
      <Textarea
        label="Especificações"
        optional
        hint="Uma por linha, como Peso: 500 g."
        rows={3}
        maxLength={20_000}
        value={textos.especificacoes}
        error={erros.especificacoes}
        onChange={({ target }) => onChange('especificacoes', target.value)}
      />
      <Campo
        escrita={escrita}
        nome="tags"
        label="Etiquetas"
        optional
        hint="Entre vírgulas: orgânico, sem glúten."
        maxLength={1000}
      />
      <Switch
        checked={textos.maior_de_18 === 'sim'}
        onChange={({ target }) => onChange('maior_de_18', target.checked ? 'sim' : '')}
      >
        Só para maiores de 18 anos
      </Switch>
    </fieldset>
  )
}
