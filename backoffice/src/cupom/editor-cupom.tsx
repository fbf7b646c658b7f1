import { useState } from 'react'

import type { CategoriaGuardada, CupomGuardado, FormaPagamentoGuardada } from '@vitrine/contract'
import { describeCupom, normalizeCodigo } from '@vitrine/rules/cupom'
import { Switch, Textarea, TextInput } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { Campo, Formulario, useTextos, type Escrita } from '#cadastro'
import { listCategoriasComNome, type Nomeado } from '#promocao'
import { api, useTrabalho } from '#shell'

import { camposDoCupom, readCupom, toEscolhas, toTextos, type CupomEscrito } from './campos-do-cupom.ts'
import { Ensaio } from './ensaio.tsx'
import { FraseDoCupom } from './frase-do-cupom.tsx'
import { putCupom } from './put-cupom.ts'

interface EditorCupomProps {
  cupom: CupomEscrito
  lido: {
    nomes: readonly Nomeado[]
    categorias: readonly CategoriaGuardada[]
    formas: readonly FormaPagamentoGuardada[]
  }
  onGravado: (antes: CupomEscrito, gravado: CupomGuardado) => void
}

/** A coupon that is written, and tried before it is. */
export function EditorCupom({ cupom, lido, onGravado }: EditorCupomProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(cupom))
  const [escolhas, setEscolhas] = useState(() => toEscolhas(cupom))
  const [achados, setAchados] = useState<readonly Nomeado[]>(lido.nomes)
  const estado = useCupom(cupom, onGravado)
  const escrita = escritaOf(estado.erros)
  const categorias = listCategoriasComNome(lido.categorias)
  const nomes = new Map([
    ...[...achados, ...categorias].map(({ id, nome }) => [id, nome] as const),
    ...lido.formas.map(({ idformapagto, nome }) => [idformapagto, nome] as const),
  ])
  const lida = readCupom(textos, escolhas)
  const { idcupom } = cupom
  async function write(versao?: number | null) {
    if (Object.keys(lida.erros).length > 0) return estado.setErros(lida.erros)
    await estado.save({ ...lida.cupom, idcupom }, versao)
  }
  return (
    <>
      <Formulario
        nome="Cupom"
        estado={estado}
        onWrite={write}
        say={(outros) => `${outros.nome} (${outros.codigocupom}). ${describeCupom(outros, nomes)}`}
        onOutra={(outros) => {
          setTextos(toTextos(outros))
          setEscolhas(toEscolhas(outros))
        }}
      >
        <FraseDoCupom
          escrita={escrita}
          cupom={lida.cupom}
          falta={lida.erros.alvo ?? lida.erros.pagamento ?? lida.erros['condicoes.tags']}
          escolhas={escolhas}
          onEscolhas={setEscolhas}
          categorias={categorias}
          formas={lido.formas}
          nomes={nomes}
          onNome={(nomeado) => setAchados((antes) => [...antes, nomeado])}
        />
        <Identidade escrita={escrita} />
        <Modos escrita={escrita} />
      </Formulario>
      <Ensaio
        toCupom={() => {
          const { codigocupom, nome } = lida.cupom
          const erros = Object.entries(lida.erros).filter(
            ([campo]) => campo !== 'codigocupom' && campo !== 'nome',
          )
          if (erros.length > 0) {
            estado.setErros(Object.fromEntries(erros))
            return null
          }
          // A sentence can be tried before it has a name.
          return { ...lida.cupom, idcupom, codigocupom: codigocupom || 'ENSAIO', nome: nome || 'Ensaio' }
        }}
      />
    </>
  )
}

/** By which code, and as what the shop shows it. */
function Identidade({ escrita }: { escrita: Escrita }) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>Como aparece</legend>
      <div className="cadastro-par">
        <TextInput
          label="Código"
          hint="O que se digita no carrinho: BEMVINDO10."
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={textos.codigocupom ?? ''}
          error={erros.codigocupom}
          onChange={({ target }) => onChange('codigocupom', normalizeCodigo(target.value))}
        />
        <Campo escrita={escrita} nome="nome" label="Nome" maxLength={80} />
      </div>
      <Textarea
        label="Explicação"
        optional
        maxLength={500}
        value={textos.descricao ?? ''}
        error={erros.descricao}
        onChange={({ target }) => onChange('descricao', target.value)}
      />
    </fieldset>
  )
}

const modos = {
  ativo: 'Ligado',
  aplicacao_automatica: 'A loja aplica sozinha, onde ele dá mais',
  listado: 'Aparece na lista de cupons do cliente',
  nao_usar_com_politica: 'Não se soma a preços especiais',
  habilitar_visualizacao_desconto: 'Mostra o desconto em cada produto',
  indicacao: 'É o cupom de indicar a loja a amigos',
} as const

function Modos({ escrita: { textos, erros, onChange } }: { escrita: Escrita }) {
  return (
    <fieldset className="cupom-modos">
      <legend>Como vale</legend>
      {Object.entries(modos).map(([campo, dito]) => (
        <Switch
          key={campo}
          checked={textos[campo] === 'sim'}
          onChange={({ target }) => onChange(campo, target.checked ? 'sim' : '')}
        >
          {dito}
        </Switch>
      ))}
      {erros.indicacao && (
        <p className="field-error" role="alert">
          {erros.indicacao}
        </p>
      )}
    </fieldset>
  )
}

function useCupom(cupom: CupomEscrito, onGravado: EditorCupomProps['onGravado']) {
  const { idfornecedor } = useTrabalho().loja
  const { idcupom } = cupom
  return useAjustes<CupomEscrito>(cupom, {
    campos: camposDoCupom,
    async write(dito, versao) {
      const resposta = await putCupom(idfornecedor, { ...dito, versao })
      if (resposta.ok) onGravado(cupom, resposta.dados)
      return resposta
    },
    async read() {
      const params = { idfornecedor, idcupom }
      const lido = await api('GET /painel/v1/{idfornecedor}/cupons/{idcupom}', { params })
      return lido.ok ? { ok: true, dados: lido.dados.cupom satisfies CupomGuardado } : lido
    },
  })
}
