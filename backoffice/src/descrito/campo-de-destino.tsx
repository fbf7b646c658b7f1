import { Select, TextInput } from '@vitrine/ui'

import { erroOf, type CampoProps } from './campo-descrito.ts'
import { useRecursos } from './recursos.ts'
import { asTexto, asValor, type Valor } from './valores.ts'

/** Where something leads, as a person chooses it. */
const escolhas = {
  '': 'Nenhum lugar',
  TODOS: 'Todos os produtos',
  CATEGORIA: 'Uma categoria',
  BUSCA: 'Uma busca',
  PAGINA: 'Uma página da loja',
  TELA: 'Uma tela da loja',
  FICA: 'Como está',
} as const
type Escolha = keyof typeof escolhas

const telas = {
  combos: 'Combos',
  revisao: 'Pedido rápido',
  cadastro: 'Cadastro',
  listas: 'Listas de compras',
  cupons: 'Cupons',
  assinaturas: 'Assinaturas',
  faturas: 'Faturas',
}

function escolhaOf(destino: Valor | null): Escolha {
  if (!destino) return ''
  const { tipo, categ, sk, tags, marca } = destino
  if (tipo === 'PAGINA' || tipo === 'TELA') return tipo
  if (tipo !== 'LISTA' || tags || marca) return 'FICA'
  if (categ !== undefined) return 'CATEGORIA'
  return sk === undefined ? 'TODOS' : 'BUSCA'
}

/** Where something leads: a place of the store, never an address written by hand. */
export function CampoDeDestino({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const { categorias, paginas } = useRecursos()
  const destino = asValor(valor)
  const escolha = escolhaOf(destino)
  const novos: Readonly<Record<Exclude<Escolha, 'FICA'>, () => Valor | null>> = {
    '': () => null,
    TODOS: () => ({ tipo: 'LISTA' }),
    CATEGORIA: () => ({ tipo: 'LISTA', categ: categorias[0]?.slug ?? '' }),
    BUSCA: () => ({ tipo: 'LISTA', sk: '' }),
    PAGINA: () => ({ tipo: 'PAGINA', slug: paginas[0]?.chave ?? '' }),
    TELA: () => ({ tipo: 'TELA', tela: 'combos' }),
  }
  return (
    <div className="descrito-par">
      <Select
        label={campo.label}
        value={escolha}
        error={erroOf(erros, lugar)}
        onChange={({ target }) => {
          const nova = target.value as Escolha // one of the options below
          if (nova !== 'FICA') onValor(novos[nova]())
        }}
      >
        {(Object.keys(escolhas) as Escolha[]) // of this very record
          .filter((cada) => cada === escolha || (cada !== 'FICA' && (cada !== '' || campo.opcional)))
          .map((cada) => (
            <option key={cada} value={cada}>
              {cada === '' && !campo.opcional ? 'Escolha' : escolhas[cada]}
            </option>
          ))}
      </Select>
      {destino && <Onde destino={destino} escolha={escolha} onDestino={onValor} />}
    </div>
  )
}

interface OndeProps {
  destino: Valor
  escolha: Escolha
  onDestino: (destino: Valor) => void
}

function Onde({ destino, escolha, onDestino }: OndeProps) {
  const { categorias, paginas } = useRecursos()
  if (escolha === 'BUSCA')
    return (
      <TextInput
        label="Palavras da busca"
        autoComplete="off"
        maxLength={200}
        value={asTexto(destino.sk)}
        onChange={({ target }) => onDestino({ ...destino, sk: target.value })}
      />
    )
  const listas: Partial<Record<Escolha, { label: string; campo: string; opcoes: [string, string][] }>> = {
    CATEGORIA: { label: 'Qual categoria', campo: 'categ', opcoes: categorias.map((c) => [c.slug, c.nome]) },
    PAGINA: { label: 'Qual página', campo: 'slug', opcoes: paginas.map((p) => [p.chave, p.titulo]) },
    TELA: { label: 'Qual tela', campo: 'tela', opcoes: Object.entries(telas) },
  }
  const lista = listas[escolha]
  if (!lista) return null
  const atual = asTexto(destino[lista.campo])
  return (
    <Select
      label={lista.label}
      value={atual}
      onChange={({ target }) => onDestino({ ...destino, [lista.campo]: target.value })}
    >
      {!lista.opcoes.some(([valor]) => valor === atual) && <option>{atual}</option>}
      {lista.opcoes.map(([valor, nome]) => (
        <option key={valor} value={valor}>
          {nome}
        </option>
      ))}
    </Select>
  )
}
