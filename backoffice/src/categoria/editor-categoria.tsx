import { useState } from 'react'

import type { CategoriaGuardada } from '@vitrine/contract'
import { toSlug } from '@vitrine/rules/texto'
import { Icon, Select, showToast, TextInput, type IconName } from '@vitrine/ui'

import { Campo, Formulario, useTextos, useUma, type Escrita } from '#cadastro'
import { api, useTrabalho } from '#shell'

/** A category that is written; `versao` null: a new one. */
export type CategoriaEscrita = Omit<CategoriaGuardada, 'versao'> & { versao: number | null }

export const novaCategoria = (ordem: number): CategoriaEscrita => ({
  idcategoria: crypto.randomUUID(),
  idcategoriapai: null,
  slug: '',
  nome: '',
  icone: 'package',
  fundo: '#f2f2ef',
  ordem,
  idsegmento: null,
  idsetor: null,
  dispositivos: ['desktop', 'mobile'],
  produtos: 0,
  versao: null,
})

/** What shops have, by the names of their icons. */
const icones: Partial<Record<IconName, string>> = {
  package: 'Pacote',
  apple: 'Fruta',
  carrot: 'Verdura',
  beef: 'Carne',
  fish: 'Peixe',
  egg: 'Ovos',
  milk: 'Laticínios',
  croissant: 'Padaria',
  wheat: 'Grãos',
  candy: 'Doces',
  coffee: 'Café',
  'cup-soda': 'Refrigerantes',
  beer: 'Cerveja',
  wine: 'Vinho',
  snowflake: 'Congelados',
  'spray-can': 'Limpeza',
  bath: 'Higiene',
  baby: 'Bebê',
  'paw-print': 'Animais',
  pill: 'Saúde',
  shirt: 'Roupas',
  sofa: 'Casa',
  hammer: 'Ferramentas',
  drill: 'Elétricas',
  'brick-wall': 'Construção',
  'paint-roller': 'Tintas',
  plug: 'Eletricidade',
  'flower-2': 'Jardim',
  'toy-brick': 'Brinquedos',
  gift: 'Presentes',
}

interface EditorProps {
  categoria: CategoriaEscrita
  onGravada: (gravada: CategoriaGuardada) => void
}

/** A category: its name, its address, what stands for it. */
export function EditorCategoria({ categoria, onGravada }: EditorProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(categoria))
  // Said once, an address stays: links lead there.
  const [isPropria, setPropria] = useState(categoria.versao !== null)
  const estado = useCategoria(categoria, onGravada)
  const escrita = escritaOf(estado.erros)
  const slug = isPropria ? (textos.slug ?? '') : toSlug(textos.nome ?? '').slice(0, 80)
  async function write(versao?: number | null) {
    const { nome = '', icone = '', fundo = '' } = textos
    if (nome.trim() === '') return estado.setErros({ nome: 'Dê um nome.' })
    if (await estado.save({ ...categoria, nome: nome.trim(), slug, icone, fundo }, versao))
      showToast('Gravado. Já vale na loja.')
  }
  return (
    <Formulario
      nome="Categoria"
      estado={estado}
      onWrite={write}
      say={({ nome, slug: endereco }) => `${nome}, em /${endereco}`}
      onOutra={(outros) => setTextos(toTextos(outros))}
    >
      <fieldset>
        <legend className="sr-only">Categoria</legend>
        <Campo escrita={escrita} nome="nome" label="Nome" maxLength={80} />
        <TextInput
          label="Endereço"
          hint="Letras minúsculas, números e hífens: queijos-curados."
          autoComplete="off"
          maxLength={80}
          value={slug}
          error={estado.erros.slug}
          onChange={({ target }) => {
            setPropria(true)
            escrita.onChange('slug', target.value)
          }}
        />
      </fieldset>
      <Cara escrita={escrita} />
    </Formulario>
  )
}

/** What stands for it in the shop. */
function Cara({ escrita: { textos, erros, onChange } }: { escrita: Escrita }) {
  return (
    <>
      <div className="cadastro-par">
        <Select label="Ícone" value={textos.icone} onChange={({ target }) => onChange('icone', target.value)}>
          {!((textos.icone ?? '') in icones) && <option value={textos.icone}>{textos.icone}</option>}
          {Object.entries(icones).map(([icone, nome]) => (
            <option key={icone} value={icone}>
              {nome}
            </option>
          ))}
        </Select>
        <TextInput
          type="color"
          label="Cor de fundo"
          value={textos.fundo}
          error={erros.fundo}
          onChange={({ target }) => onChange('fundo', target.value)}
        />
      </div>
      <p className="categorias-amostra" style={{ background: textos.fundo }}>
        <Icon name={(textos.icone ?? 'package') as IconName} /> {textos.nome || 'Como aparece na loja'}
      </p>
    </>
  )
}

const toTextos = ({ nome, slug, icone, fundo }: CategoriaEscrita) => ({ nome, slug, icone, fundo })

function useCategoria(categoria: CategoriaEscrita, onGravada: EditorProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const { idcategoria } = categoria
  return useUma<CategoriaEscrita, CategoriaGuardada>(
    categoria,
    {
      campos: ['nome', 'slug', 'icone', 'fundo'],
      write: ({ idcategoria: _id, produtos: _produtos, ...body }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/categorias/{idcategoria}', {
          params: { idfornecedor, idcategoria },
          body: { ...body, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/categorias', { params: { idfornecedor } }),
      isEsta: (guardada) => guardada.idcategoria === idcategoria,
    },
    onGravada,
  )
}
