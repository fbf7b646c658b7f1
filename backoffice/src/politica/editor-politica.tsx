import { useRef, useState } from 'react'

import type { PoliticaGuardada } from '@vitrine/contract'
import { Notice, Switch } from '@vitrine/ui'

import { Campo, Formulario, tellMudanca, useUma, type Escrita } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { AbaixoDoAlvo } from './abaixo-do-alvo.tsx'
import { AlvoDaPolitica } from './alvo-da-politica.tsx'
import {
  findQuedaDoTotal,
  listAbaixoDoCusto,
  listConflitosDitos,
  listCurva,
  sayAbaixoDoCusto,
} from './avisos.ts'
import { BuscaDaPolitica } from './busca-da-politica.tsx'
import { campos, readFicha, toFicha, type Ficha, type PoliticaEscrita } from './campos-da-politica.ts'
import { CamposDoPreco } from './campos-do-preco.tsx'
import { EnsaioDaPolitica } from './ensaio-da-politica.tsx'
import type { DadosDosPrecos } from './load-precos.ts'
import { QuemEQuando } from './quem-e-quando.tsx'
import { sayPolitica } from './say-politica.ts'
import { toDita } from './use-politicas.ts'

interface EditorProps {
  politica: PoliticaEscrita
  dados: DadosDosPrecos
  onGravada: (gravada: PoliticaGuardada) => void
}

/** A policy: what it changes, of what, for whom, when, and what is to be known before it holds (ux 3.6). */
export function EditorPolitica({ politica, dados, onGravada }: EditorProps) {
  const [ficha, setFicha] = useState(() => toFicha(politica))
  const [isBusca, setBusca] = useState(false)
  const ref = useRef<HTMLFieldSetElement>(null)
  const estado = usePolitica(politica, onGravada)
  const onFicha = (mudanca: Partial<Ficha>) => setFicha((antes) => ({ ...antes, ...mudanca }))
  const onTexto = (campo: string, texto: string) =>
    setFicha((antes) => ({ ...antes, textos: { ...antes.textos, [campo]: texto } }))
  const escrita: Escrita = { textos: ficha.textos, erros: estado.erros, onChange: onTexto }
  async function write(versao?: number | null) {
    const lida = readFicha(ficha, politica)
    if ('erros' in lida) return estado.setErros(lida.erros)
    await estado.save(lida.politica, versao)
  }
  return (
    <>
      <Formulario
        nome="Política"
        estado={estado}
        onWrite={write}
        say={(outros) => `${outros.nome}: ${sayPolitica(outros, dados)}`}
        onOutra={(outros) => setFicha(toFicha(outros))}
      >
        <fieldset ref={ref}>
          <legend className="sr-only">Política</legend>
          <Campo escrita={escrita} nome="nome" label="Nome" hint={SOBRE_O_NOME} maxLength={80} />
          <Switch checked={ficha.ativa} onChange={({ target }) => onFicha({ ativa: target.checked })}>
            Ligada
          </Switch>
        </fieldset>
        <CamposDoPreco
          ficha={ficha}
          antes={politica}
          erros={estado.erros}
          onTexto={onTexto}
          onFicha={onFicha}
        />
        <AlvoDaPolitica
          ficha={ficha}
          categorias={dados.categorias}
          onFicha={onFicha}
          onBusca={() => setBusca(true)}
        />
        <QuemEQuando ficha={ficha} dados={dados} escrita={escrita} onFicha={onFicha} />
        <Avisos ficha={ficha} politica={politica} dados={dados} />
      </Formulario>
      <EnsaioDaPolitica ficha={ficha} politica={politica} onErros={estado.setErros} />
      <BuscaDaPolitica
        open={isBusca}
        ficha={ficha}
        onFicha={(mudanca) => {
          tellMudanca(ref.current)
          onFicha(mudanca)
        }}
        onClose={() => setBusca(false)}
      />
    </>
  )
}

const SOBRE_O_NOME = 'O cliente o lê ao lado do preço.'

/** What the policy will say, and what is to be known of it, as it is typed. */
function Avisos({ ficha, politica, dados }: { ficha: Ficha } & Omit<EditorProps, 'onGravada'>) {
  const lida = readFicha({ ...ficha, textos: { ...ficha.textos, nome: ficha.textos.nome || '-' } }, politica)
  if ('erros' in lida) return null
  const escrita = { ...lida.politica, produtosnomeados: [...ficha.nomeados] }
  const [produto] = ficha.nomeados
  const queda = produto && findQuedaDoTotal(listCurva(escrita.efeito, produto))
  const avisos = [
    ...listAbaixoDoCusto(escrita, ficha.nomeados).map(
      (abaixo) => `Abaixo do custo: ${sayAbaixoDoCusto(abaixo)}`,
    ),
    ...(queda ? [queda] : []),
    ...listConflitosDitos({ ...escrita, versao: 0 }, dados.politicas, dados.hoje),
  ]
  return (
    <div className="precos-avisos" aria-live="polite">
      <p>{sayPolitica(escrita, dados)}</p>
      {avisos.map((aviso) => (
        <Notice key={aviso} small tone="warning" icon="triangle-alert">
          {aviso}
        </Notice>
      ))}
      {!isTodoNomeado(ficha) && <AbaixoDoAlvo politica={escrita} />}
    </div>
  )
}

/** Whether each product of it is known here, so that nobody needs to be asked. */
const isTodoNomeado = ({ produtos, nomeados, categorias }: Ficha) =>
  categorias.length === 0 && produtos.length > 0 && produtos.length <= nomeados.length

function usePolitica(politica: PoliticaEscrita, onGravada: EditorProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const { idpolitica } = politica
  return useUma<PoliticaEscrita, PoliticaGuardada>(
    politica,
    {
      campos,
      write: (dita, versao) =>
        api('PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}', {
          params: { idfornecedor, idpolitica },
          body: { ...toDita(dita), versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/politicas', { params: { idfornecedor } }),
      isEsta: (guardada) => guardada.idpolitica === idpolitica,
    },
    onGravada,
  )
}
