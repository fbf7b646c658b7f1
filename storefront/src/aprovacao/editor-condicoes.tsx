import type { ConfiguracaoAprovacao, RegrasAprovacao } from '@vitrine/contract'
import { formatQuantidade, parseReais } from '@vitrine/rules/dinheiro'
import { Button, IconButton, Select, TextInput } from '@vitrine/ui'

type Condicao = ConfiguracaoAprovacao['regras'][number]['condicoes'][number]

interface EditorCondicoesProps {
  condicoes: readonly Condicao[]
  centros: ConfiguracaoAprovacao['centros']
  regras: RegrasAprovacao
  onChange: (condicoes: Condicao[]) => void
}

const nomes: Record<Condicao['tipo'], string> = {
  VALOR: 'passa de um valor',
  CATEGORIA: 'tem produto da categoria',
  CENTRO: 'é do centro de custo',
  ORCAMENTO: 'passa do que resta do orçamento do centro de custo no mês',
  FORA_DA_LISTA: 'tem produto fora da lista',
  PRECO_FORA: 'tem preço negociado, fora da tabela',
}

/** When a rule holds: all of its conditions; without any, always. */
export function EditorCondicoes({ condicoes, centros, regras, onChange }: EditorCondicoesProps) {
  const set = (index: number, nova: Condicao) =>
    onChange(condicoes.map((each, i) => (i === index ? nova : each)))
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {condicoes.length === 0 ? 'Todo pedido precisa de aprovação' : 'Precisa de aprovação o pedido que'}
      </p>
      {condicoes.map((condicao, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
        <div key={index} className="condicao">
          <Select
            label={index === 0 ? 'Condição' : 'E também'}
            value={condicao.tipo}
            onChange={({ target }) =>
              set(index, makeCondicao(target.value as Condicao['tipo'], { centros, regras }))
            }
          >
            {(Object.keys(nomes) as Condicao['tipo'][])
              .filter((tipo) => tipo === condicao.tipo || isPossivel(tipo, { centros, regras }))
              .map((tipo) => (
                <option key={tipo} value={tipo}>
                  {nomes[tipo]}
                </option>
              ))}
          </Select>
          <Detalhe
            condicao={condicao}
            centros={centros}
            regras={regras}
            onChange={(nova) => set(index, nova)}
          />
          <IconButton
            icon="x"
            label={`Tirar a condição: ${nomes[condicao.tipo]}`}
            onClick={() => onChange(condicoes.filter((_, i) => i !== index))}
          />
        </div>
      ))}
      {condicoes.length < 6 && (
        <Button
          type="button"
          variant="ghost"
          size="s"
          icon="plus"
          className="justify-self-start"
          onClick={() => onChange([...condicoes, { tipo: 'VALOR', acima: 1000 }])}
        >
          Outra condição
        </Button>
      )}
    </div>
  )
}

type Escolhas = Pick<EditorCondicoesProps, 'centros' | 'regras'>

/** A condition with no values to choose from is not offered. */
function isPossivel(tipo: Condicao['tipo'], { centros, regras }: Escolhas): boolean {
  if (tipo === 'CATEGORIA') return regras.categorias.length > 0
  if (tipo === 'CENTRO' || tipo === 'ORCAMENTO') return centros.length > 0
  return tipo !== 'FORA_DA_LISTA' || regras.listas.length > 0
}

function makeCondicao(tipo: Condicao['tipo'], { centros, regras }: Escolhas): Condicao {
  const [categoria] = regras.categorias
  const [centro] = centros
  const [lista] = regras.listas
  if (tipo === 'VALOR') return { tipo, acima: 1000 }
  if (tipo === 'CATEGORIA') return { tipo, idcategorias: categoria ? [categoria.idcategoria] : [] }
  if (tipo === 'CENTRO') return { tipo, centros: centro ? [centro.codigo] : [] }
  return tipo === 'FORA_DA_LISTA' && lista ? { tipo, idlista: lista.idlista } : { tipo }
}

function Detalhe({
  condicao,
  centros,
  regras,
  onChange,
}: Escolhas & { condicao: Condicao; onChange: (condicao: Condicao) => void }) {
  switch (condicao.tipo) {
    case 'VALOR':
      return (
        <TextInput
          label="Acima de R$"
          inputMode="decimal"
          defaultValue={formatQuantidade(condicao.acima ?? 0)}
          onChange={({ target }) => onChange({ ...condicao, acima: parseReais(target.value) ?? 0 })}
        />
      )
    case 'CATEGORIA':
      return (
        <Select
          label="Categoria"
          value={condicao.idcategorias?.[0] ?? ''}
          onChange={({ target }) => onChange({ ...condicao, idcategorias: [target.value] })}
        >
          {regras.categorias.map(({ idcategoria, nome }) => (
            <option key={idcategoria} value={idcategoria}>
              {nome}
            </option>
          ))}
        </Select>
      )
    case 'CENTRO':
      return (
        <Select
          label="Centro de custo"
          value={condicao.centros?.[0] ?? ''}
          onChange={({ target }) => onChange({ ...condicao, centros: [target.value] })}
        >
          {centros.map(({ codigo, nome }) => (
            <option key={codigo} value={codigo}>
              {nome}
            </option>
          ))}
        </Select>
      )
    case 'FORA_DA_LISTA':
      return (
        <Select
          label="Lista"
          value={condicao.idlista ?? ''}
          onChange={({ target }) => onChange({ ...condicao, idlista: target.value })}
        >
          {regras.listas.map(({ idlista, nome }) => (
            <option key={idlista} value={idlista}>
              {nome}
            </option>
          ))}
        </Select>
      )
    default:
      return <span />
  }
}
