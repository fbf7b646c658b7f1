import { useState } from 'react'

import type { ConteudoResumido } from '@vitrine/contract'
import { Button, Notice, Spinner } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { Dialogo } from '#chamada'
import { asTexto, Campos } from '#descrito'
import { CamposDaFileira, novoCarrossel, useFileira, writeFileira, type Fileira } from '#fileira'
import { useTrabalho } from '#shell'

import { blocosDescritos } from './blocos-descritos.ts'
import type { BlocoEscrito } from './blocos.ts'

/** The rows of products that stand on the page that is written. */
export interface Fileiras {
  idpagina: string
  titulos: ReadonlyMap<string, string>
  onWritten: (fileira: ConteudoResumido) => void
}

interface EditorProps {
  escrito: BlocoEscrito
  erros: Erros
  fileiras: Fileiras
  onPronto: (bloco: BlocoEscrito) => void
  onClose: () => void
}

/** One block. Its dialog stands within the form of the page: it has none of its own. */
export function EditorDoBloco(props: EditorProps) {
  return props.escrito.bloco.tipo === 'CARROSSEL' ? <DaFileira {...props} /> : <DosCampos {...props} />
}

function DosCampos({ escrito, erros, onPronto, onClose }: EditorProps) {
  const [bloco, setBloco] = useState(escrito.bloco)
  const descrito = blocosDescritos[asTexto(bloco.tipo)]
  return (
    <Dialogo
      title={descrito?.nome ?? 'Bloco'}
      size="l"
      onClose={onClose}
      foot={<Button onClick={() => onPronto({ ...escrito, bloco })}>Pronto</Button>}
    >
      <div className="ajustes-form">
        {descrito && descrito.campos.length > 0 ? (
          <Campos campos={descrito.campos} valor={bloco} erros={erros} onValor={setBloco} />
        ) : (
          <p>Este bloco não tem campos aqui: fica como está.</p>
        )}
      </div>
    </Dialogo>
  )
}

/** A row of products: what stands in it has a draft of its own, which the page takes with it when it is published. */
function DaFileira({ escrito, fileiras: { idpagina, onWritten }, onPronto, onClose }: EditorProps) {
  const { idfornecedor } = useTrabalho().loja
  const idcarrossel = asTexto(escrito.bloco.idcarrossel)
  const { fileira, setFileira, erroDaFileira } = useFileira(idcarrossel, {
    ...novoCarrossel(),
    tela: 'STATIC_PAGE',
    idstaticpage: idpagina,
  })
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  async function write(escrita: Fileira) {
    setEspera(true)
    const veio = await writeFileira(idfornecedor, idcarrossel, escrita)
    setEspera(false)
    if ('erros' in veio) return setErros(veio.erros)
    onWritten(veio.resumo)
    onPronto(escrito)
  }
  return (
    <Dialogo
      title="Fileira de produtos"
      size="l"
      onClose={onClose}
      foot={
        <Button loading={isEspera} disabled={!fileira} onClick={() => fileira && void write(fileira)}>
          Pronto
        </Button>
      }
    >
      <div className="ajustes-form">
        {erroDaFileira && <Notice tone="danger">{erroDaFileira}</Notice>}
        {!fileira && !erroDaFileira && <Spinner label="Lendo a fileira" />}
        {fileira && <CamposDaFileira fileira={fileira} erros={erros} onFileira={setFileira} />}
        {erros[''] && (
          <Notice tone="danger" live="alert">
            {erros['']}
          </Notice>
        )}
      </div>
    </Dialogo>
  )
}
