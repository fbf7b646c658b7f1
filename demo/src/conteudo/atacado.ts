import { writePrivacidade, writeTrocas } from './legais.ts'
import type { ConteudoDemo } from './tipos.ts'

export const atacado: ConteudoDemo = {
  paginas: [
    {
      slug: 'rotas-e-prazos',
      titulo: 'Rotas e prazos',
      descricao: 'Dias, pesos, pedido mínimo e como receber sem parar a cozinha.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'O pedido fechado até as 16h sai na madrugada seguinte. A rota é montada por doca e por horário: diga o seu na observação, e o mesmo motorista passa a atender você.',
        },
        { tipo: 'TITULO', texto: 'Entregas' },
        {
          tipo: 'TABELA',
          legenda: 'Condições de cada entrega',
          colunas: ['Entrega', 'Onde', 'Mínimo', 'Preço'],
          linhas: [
            [
              'Rota própria',
              'Região Metropolitana de Campinas',
              'R$ 300',
              'R$ 39,90; grátis a partir de R$ 1.500',
            ],
            [
              'Rota própria',
              'Cidade de São Paulo, um dia a mais',
              'R$ 300',
              'R$ 89,90; R$ 59,90 a partir de R$ 800',
            ],
            ['Transportadora por peso', 'CEPs 13 e São Paulo', 'R$ 150', 'Desde R$ 29,90, mais o quilo'],
            ['Retirada no galpão', 'Anhanguera, km 104', 'Sem mínimo', 'Grátis'],
          ],
        },
        { tipo: 'TITULO', texto: 'Na doca' },
        {
          tipo: 'LISTA',
          itens: [
            'Descarregamos até a porta da doca. Escada e câmara fria: combine antes.',
            'Confira os volumes com o motorista e assine o canhoto. O que faltar, anote nele.',
            'Refrigerado chega a até 7 °C e congelado a −12 °C ou menos. Pode medir.',
          ],
        },
        { tipo: 'MAPA' },
      ],
    },
    {
      slug: 'comprar-a-prazo',
      titulo: 'Comprar a prazo',
      descricao: 'Como se abre o limite, quando a fatura vence e o que acontece se atrasar.',
      blocos: [
        { tipo: 'TITULO', texto: 'Abrir o limite' },
        {
          tipo: 'LISTA',
          ordenada: true,
          itens: [
            '[Faça o cadastro](loja:/cadastro) com o CNPJ da empresa.',
            'Mande o contrato social e duas referências de fornecedores por e-mail.',
            'Respondemos em até dois dias úteis. O limite aparece em [Faturas](loja:/faturas).',
          ],
        },
        { tipo: 'TITULO', texto: 'Perguntas sobre faturas' },
        {
          tipo: 'PERGUNTAS',
          perguntas: [
            {
              pergunta: 'Posso pagar várias faturas de uma vez?',
              resposta: 'Sim: marque todas em [Faturas](loja:/faturas) e pague com um Pix ou um boleto só.',
            },
            {
              pergunta: 'Atrasei. Ainda posso comprar?',
              resposta:
                'À vista, sempre. A prazo, até 30 dias de atraso; depois, o limite volta quando a fatura for paga.',
            },
            {
              pergunta: 'A substituição tributária está no preço?',
              resposta:
                'Não. ICMS-ST e IPI aparecem ao lado do preço, no carrinho e no pedido, antes de você enviar.',
            },
          ],
        },
      ],
    },
    {
      slug: 'seja-nosso-cliente',
      titulo: 'Seja nosso cliente',
      descricao: 'Um representante liga para você com a tabela e o dia da rota no seu bairro.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Já tem o CNPJ à mão? [O cadastro](loja:/cadastro) leva cinco minutos e os preços abrem em até dois dias úteis. Se prefere conversar antes, deixe seu contato.',
        },
        {
          tipo: 'FORMULARIO',
          codigo: 'seja-cliente',
          titulo: 'Peça o contato de um representante',
          campos: [
            { nome: 'nome', tipo: 'TEXTO', rotulo: 'Seu nome' },
            { nome: 'empresa', tipo: 'TEXTO', rotulo: 'Nome do negócio' },
            {
              nome: 'ramo',
              tipo: 'ESCOLHA',
              rotulo: 'Ramo',
              opcoes: [
                'Bar ou restaurante',
                'Padaria ou confeitaria',
                'Mercado ou mercearia',
                'Escritório',
                'Outro',
              ],
            },
            {
              nome: 'cidade',
              tipo: 'TEXTO',
              rotulo: 'Bairro e cidade',
              ajuda: 'Para ver que rota passa aí.',
            },
            { nome: 'telefone', tipo: 'TELEFONE', rotulo: 'Telefone com DDD' },
            { nome: 'email', tipo: 'EMAIL', rotulo: 'E-mail', obrigatorio: false },
            {
              nome: 'compra',
              tipo: 'TEXTO_LONGO',
              rotulo: 'O que você mais compra?',
              ajuda: 'O representante já liga com esses preços.',
              obrigatorio: false,
            },
          ],
          consentimento:
            'Concordo que o Atacado Bandeirantes use estes dados para falar comigo. Eles são apagados depois de um ano: veja [Privacidade e cookies](loja:/pagina/privacidade).',
          botao: 'Pedir contato',
          obrigado: 'Anotado. Um representante liga em até um dia útil, no horário comercial.',
        },
      ],
    },
    writeTrocas([
      'Empresas trocam por acordo: avise em até 48 horas, com a foto do volume e o número da nota.',
      'Avaria de transporte se anota no canhoto, na hora.',
      'Engradado e palete em comodato voltam na entrega seguinte.',
    ]),
    {
      slug: 'quem-somos',
      titulo: 'Quem somos',
      descricao: 'Trinta e um anos abastecendo cozinhas, mercadinhos e escritórios.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Começamos em 1995 com uma Kombi e uma lista de doze padarias. Hoje o galpão do km 104 tem 8.400 metros, e as doze padarias ainda compram aqui.',
        },
        {
          tipo: 'TEXTO',
          texto:
            'Vendemos por caixa e por volume, com tabela aberta: o preço de dez caixas está escrito ao lado do de uma. Quem compra mais paga menos, e não precisa telefonar para saber quanto.',
        },
        { tipo: 'TITULO', texto: 'O galpão' },
        { tipo: 'MAPA' },
      ],
    },
    {
      slug: 'comodato',
      titulo: 'Comodato de engradados',
      descricao: 'O vasilhame vai cheio, volta vazio e não custa nada a quem devolve.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Engradado, garrafa retornável e palete são nossos e ficam com você de uma entrega até a outra. Não há caução: assinamos um comodato no primeiro pedido, com a quantidade que a sua casa gira na semana.',
        },
        {
          tipo: 'TEXTO',
          texto:
            'Faltou um na devolução? O motorista anota no canhoto, e você tem até a segunda entrega para devolver. Devolveu a mais? Vira crédito de vasilhame no próximo pedido.',
        },
      ],
    },
    {
      slug: 'trabalhe-na-rota',
      titulo: 'Trabalhe na rota',
      descricao: 'Motoristas, ajudantes e representantes que conhecem o bairro pelo nome.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'A rota sai do galpão às cinco e volta antes das três da tarde. Carteira assinada desde o primeiro dia, vale-refeição, plano de saúde e o caminhão revisado toda segunda-feira.',
        },
        {
          tipo: 'FORMULARIO',
          codigo: 'trabalhe',
          titulo: 'Conte de você',
          campos: [
            { nome: 'nome', tipo: 'TEXTO', rotulo: 'Seu nome' },
            {
              nome: 'vaga',
              tipo: 'ESCOLHA',
              rotulo: 'O que você procura?',
              opcoes: ['Motorista, categoria C ou D', 'Ajudante de entrega', 'Representante', 'Galpão'],
            },
            { nome: 'cidade', tipo: 'TEXTO', rotulo: 'Bairro e cidade' },
            { nome: 'telefone', tipo: 'TELEFONE', rotulo: 'Telefone com DDD' },
          ],
          consentimento:
            'Concordo que o Atacado Bandeirantes use estes dados para falar comigo sobre vagas. Eles são apagados depois de um ano: veja [Privacidade e cookies](loja:/pagina/privacidade).',
          botao: 'Enviar',
          obrigado: 'Recebemos. Se houver vaga na sua região, ligamos em até duas semanas.',
        },
      ],
    },
    writePrivacidade('O Atacado Bandeirantes', 'pedidos@atacadobandeirantes.example'),
  ],
  textos: [
    {
      chave: 'cadastro',
      titulo: 'Compre com o CNPJ da sua empresa',
      texto:
        'Os preços aparecem depois que o cadastro é aprovado, em até dois dias úteis. Tenha à mão o CNPJ e a inscrição estadual.',
    },
    {
      chave: 'condicoes',
      titulo: 'Condições do Atacado Bandeirantes',
      texto:
        'Vendemos a empresas, para revenda ou uso no negócio. Preços de tabela valem para o dia; pedidos aceitos não mudam.\n\nImpostos de substituição são somados na nota e aparecem no carrinho. Rotas e mínimos: [Rotas e prazos](loja:/pagina/rotas-e-prazos).',
    },
  ],
  links: [
    {
      codigo: 'limpeza',
      nome: 'Mês da limpeza',
      descricao: 'A lista que o representante mandou.',
      acao: { tipo: 'LISTA', busca: { categ: 'limpeza' } },
    },
    {
      codigo: 'volume',
      nome: 'Desconto de volume',
      descricao: 'Quatro por cento nas compras acima de R$ 1.200.',
      acao: { tipo: 'CUPOM', codigocupom: 'VOLUME4' },
    },
    {
      codigo: 'rotas',
      nome: 'Rotas e prazos',
      descricao: 'O adesivo da doca leva para cá.',
      acao: { tipo: 'PAGINA', slug: 'rotas-e-prazos' },
    },
  ],
}
