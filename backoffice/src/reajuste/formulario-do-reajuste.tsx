import { Checkbox, Select, Switch } from '@vitrine/ui'

import { Campo, type Escrita } from '#cadastro'

import { finaisDitos, modos, type Ficha } from './campos-do-reajuste.ts'

interface CamposProps {
  ficha: Ficha
  escrita: Escrita
  categorias: readonly { idcategoria: string; nome: string }[]
  onFicha: (mudanca: Partial<Ficha>) => void
}

/** Which products, and what becomes of their prices. */
export function CamposDoReajuste({ ficha, escrita, categorias, onFicha }: CamposProps) {
  return (
    <>
      <Quais escrita={escrita} categorias={categorias} />
      <fieldset>
        <legend>O que muda</legend>
        <div className="cadastro-par">
          <Escolha nome="modo" label="Como" escrita={escrita} opcoes={Object.entries(modos)} />
          {escrita.textos.modo !== 'nenhum' && (
            <Campo
              escrita={at(escrita, 'regra.percentual')}
              nome="percentual"
              label="Quanto (%)"
              inputMode="decimal"
              maxLength={10}
            />
          )}
          <Escolha
            nome="final"
            label="Final do preço"
            escrita={escrita}
            opcoes={Object.entries(finaisDitos)}
          />
        </div>
        <Switch checked={ficha.junto} onChange={({ target }) => onFicha({ junto: target.checked })}>
          Oferta, atacado e faixas mudam na mesma proporção
        </Switch>
        <Checkbox
          checked={ficha.abaixodocusto}
          onChange={({ target }) => onFicha({ abaixodocusto: target.checked })}
        >
          Mudar também os que ficariam abaixo do custo
        </Checkbox>
      </fieldset>
    </>
  )
}

function Quais({ escrita, categorias }: Pick<CamposProps, 'escrita' | 'categorias'>) {
  const opcoes = categorias.map(({ idcategoria, nome }) => [idcategoria, nome] as const)
  return (
    <fieldset>
      <legend>Quais produtos</legend>
      <p className="text-ink-muted">O que fica vazio não restringe nada.</p>
      <div className="cadastro-par">
        <Escolha nome="categ" label="Categoria" escrita={escrita} opcoes={[['', 'Todas'], ...opcoes]} />
        <Escolha nome="vista" label="Situação" escrita={escrita} opcoes={vistas} />
        <Campo
          escrita={at(escrita, 'selecao.marca')}
          nome="marca"
          label="Marca"
          hint="Como está no cadastro."
          maxLength={80}
          optional
        />
        <Campo escrita={at(escrita, 'selecao.tag')} nome="tag" label="Etiqueta" maxLength={40} optional />
        <Campo escrita={at(escrita, 'selecao')} nome="sk" label="Nome ou código" maxLength={200} optional />
      </div>
    </fieldset>
  )
}

const vistas = [
  ['TODOS', 'Todos'],
  ['ATIVOS', 'À venda'],
  ['INATIVOS', 'Pausados'],
  ['SEM_PRECO', 'Sem preço'],
] as const

/** What is wrong with a field, where the server calls it by more than its name. */
const at = (escrita: Escrita, erro: string): Escrita => ({
  ...escrita,
  erros: Object.fromEntries(Object.keys(escrita.textos).map((nome) => [nome, escrita.erros[erro]])),
})

interface EscolhaProps {
  nome: string
  label: string
  escrita: Escrita
  opcoes: readonly (readonly [valor: string, rotulo: string])[]
}

function Escolha({ nome, label, escrita: { textos, erros, onChange }, opcoes }: EscolhaProps) {
  return (
    <Select
      label={label}
      value={textos[nome]}
      error={erros[nome]}
      onChange={({ target }) => onChange(nome, target.value)}
    >
      {opcoes.map(([valor, rotulo]) => (
        <option key={valor} value={valor}>
          {rotulo}
        </option>
      ))}
    </Select>
  )
}
