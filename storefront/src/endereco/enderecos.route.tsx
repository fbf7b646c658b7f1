import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, buttonClass, EmptyState, Notice } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import { describeLocal, useLoja, useTag } from '#shell'

import { CamposEndereco } from './campos-endereco.tsx'
import { CartaoEndereco } from './cartao-endereco.tsx'
import type { changeEnderecos, EstadoEnderecos } from './change-enderecos.ts'
import { EscolhaNaLoja } from './escolha-na-loja.tsx'
import type { loadEnderecos } from './load-enderecos.ts'

export { changeEnderecos as action } from './change-enderecos.ts'
export { loadEnderecos as loader } from './load-enderecos.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

type Dados = ReturnType<typeof useLoaderData<typeof loadEnderecos>>

/** The account's addresses; for a visitor, the choice of the place. Each works without script. */
export default function Enderecos() {
  const { nome } = useLoja()
  const dados = useLoaderData<typeof loadEnderecos>()
  const answer = useActionData<typeof changeEnderecos>()
  const estado = answer && 'erros' in answer ? answer : undefined
  const editado = dados.enderecos.find(({ idendereco }) => idendereco === dados.editar)
  const isForm = dados.isCliente && (dados.novo || editado !== undefined)
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`Endereços · ${nome}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-[640px]">
        {isForm ? (
          <Formulario key={dados.editar} editado={editado} estado={estado} />
        ) : (
          <Lista dados={dados} estado={estado} />
        )}
      </div>
    </main>
  )
}

function Lista({ dados, estado }: { dados: Dados; estado: EstadoEnderecos | undefined }) {
  const { slug, nome } = useLoja()
  const hasSingle = useTag('uses-single-address')
  const { isCliente, enderecos, local } = dados
  return (
    <>
      <h1>{isCliente ? 'Endereços' : 'Onde você quer receber?'}</h1>
      {local && (
        <p className="mt-1 text-16 text-ink-muted">
          {describeLocal(local).como} <b className="text-ink">{describeLocal(local).onde}</b>
        </p>
      )}
      <div className="mt-6">
        <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
        {estado?.excluido && <Excluido idendereco={estado.excluido} />}
      </div>
      {isCliente && enderecos.length === 0 && (
        <EmptyState icon="map-pin" title="Nenhum endereço ainda">
          Guarde o endereço uma vez e nas próximas compras ele já vem escolhido.
        </EmptyState>
      )}
      {enderecos.length > 0 && (
        <ul>
          {enderecos.map((endereco) => (
            <CartaoEndereco key={endereco.idendereco} endereco={endereco} />
          ))}
        </ul>
      )}
      {isCliente && !(hasSingle && enderecos.length > 0) && (
        <Link className={`${buttonClass({ variant: 'outline' })} mt-6`} to="?novo=1">
          Novo endereço
        </Link>
      )}
      <section className={isCliente ? 'section' : undefined} aria-label={`Onde a ${nome} entrega`}>
        {isCliente && <h2 className="mb-4">Comprar para outro lugar</h2>}
        <EscolhaNaLoja lojas={dados.lojas} busca={dados.busca} voltar={urls.loja(slug)} />
      </section>
    </>
  )
}

function Excluido({ idendereco }: { idendereco: string }) {
  return (
    <Form method="post" className="mb-4">
      <input type="hidden" name="idendereco" value={idendereco} />
      <Notice
        live="status"
        icon="trash-2"
        action={
          <button name="acao" value="desfazer">
            Desfazer
          </button>
        }
      >
        Endereço excluído.
      </Notice>
    </Form>
  )
}

function Formulario(props: {
  editado: Dados['enderecos'][number] | undefined
  estado: EstadoEnderecos | undefined
}) {
  const { editado, estado } = props
  const { slug } = useLoja()
  const { state } = useNavigation()
  return (
    <>
      <h1 className="mb-6">{editado ? 'Editar endereço' : 'Novo endereço'}</h1>
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <Form method="post" noValidate>
        {editado && <input type="hidden" name="idendereco" value={editado.idendereco} />}
        <input type="hidden" name="acao" value="salvar" />
        <CamposEndereco valores={estado?.valores ?? editado ?? {}} erros={estado?.erros ?? {}} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" size="l" loading={state !== 'idle'}>
            Salvar endereço
          </Button>
          <Link className={buttonClass({ variant: 'ghost', size: 'l' })} to={urls.enderecos(slug)}>
            Cancelar
          </Link>
        </div>
      </Form>
    </>
  )
}
