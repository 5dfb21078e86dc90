/** Words of a sentence that ask for nothing, in all languages: nobody is told that they were not understood. */
import { phraseBook, wordSet } from './phrase-book.ts';

const EVERYDAY_WORDS = wordSet(
  // People, and what they are to each other.
  'he she they him her them his their its mine yours ours who whom whose someone somebody everyone everybody anyone anybody nobody mother father mum mom dad sister brother husband wife boyfriend girlfriend partner friend friends son daughter mate mates woman man women men',
  // What one does and how one says it.
  'am was were been being do does did done doing will shall may might must could cannot ll should ought had having come coming came leave leaving left go went gone take took get got give gave make made know knows knew think thinking thought hope hoping feel feeling wish prefer preferably enjoy enjoying loving fancy tell told show ask asking write wrote said says help mind wonder wondering decide wait start end become meet meeting stay staying live living see seen thank thanks',
  'how why whether because since while until before after again already still yet always never often sometimes later soon now today then first last finally next once twice else instead together well much many more most less least few little bit lot lots long short own other another others same such both either neither each every whole half enough only even ever perhaps possibly probably maybe definitely actually basically quite rather too sorry reason thing things way ways kind sort as out up down off back away into onto via per age aged year years home way',
  'lui lei loro noi voi essi suo sua suoi sue mio mia miei mie tuo tua nostro nostra nostri nostre chi qualcuno nessuno madre padre mamma papà sorella fratello marito moglie fidanzato fidanzata compagno compagna ragazzo ragazza amico amica amici amiche figlio figlia donna uomo',
  'sono sei siamo siete era ero essere stato stata stati state ho hai ha hanno avere avete avendo posso puoi può possiamo potrei potremmo devo dobbiamo dovrei vado va andiamo andarci andrei fai fa fatto facciamo parto partire partiamo partirei vorremmo voglia so sapere penso pensavo pensando credo spero preferisco preferirei preferiamo piacciono amo amiamo adoro conoscere incontrare dire dimmi aiuto aiutarmi aiutatemi consigliate consigli consiglio basta resta restare tornare iniziare finire grazie',
  'come perché siccome mentre poi prima dopo ancora già sempre mai spesso presto tardi ora oggi adesso allora infine ultimo ultima invece insieme bene buon buono buona molto molta molti molte tanto tanta tanti tante troppo poco poca pochi abbastanza altro altra altri altre stesso stessa ogni ognuno entrambi forse magari quindi oppure anzi però se ovunque nei nelle nella nello negli nel dai dalle età anno anni cosa cose modo tipo breve lungo lunga casa si lì là qui qua solamente soltanto proprio davvero circa',
  'él ella ellos ellas nosotros nosotras vosotros usted ustedes su sus mi mis tu tus nuestro nuestra nuestros nuestras quien quién alguien nadie madre padre mamá papá hermana hermano marido mujer esposa esposo novio novia pareja amigo amiga amigos amigas hijo hija gente',
  'soy eres somos son era estoy está estamos están estar ser he has ha hemos han haber puedo puede podemos podría podríamos debo debemos debería voy vas va vamos salir salgo salimos sé saber pienso pensando creo espero prefiero preferiría preferimos gustan encanta encantaría amo conocer encontrar decir dime ayuda ayudarme recomendáis recomiendan recomiendas consejo quedar volver empezar terminar gracias tenéis hay',
  'cómo por qué porque mientras luego después antes todavía aún ya siempre nunca pronto tarde ahora hoy entonces finalmente último última juntos juntas bien buen bueno buena mucho mucha muchos muchas tanto tanta demasiado poco poca pocos bastante otro otra otros otras mismo misma cada ambos quizá quizás tal vez así si cualquier cualquiera edad año años cosa cosas manera tipo corto corta largo larga casa se allí aquí solamente solo también además durante adónde dónde cuál cuáles',
  'il elle ils elles lui leur leurs son sa ses mon ma mes ton ta tes notre nos votre vos qui quelqu quelqu un personne mère père maman papa sœur frère mari femme copain copine conjoint ami amie amis amies fils fille gens',
  'suis es est sommes êtes sont était étais être été ai as a avons avez ont avoir peux peut pouvons pourrais pourrions dois devons devrais vais va allons pars part partons partirais sais savoir pense pensais pensons crois espère préfère préférerais préférons aime aimons adore adorons veut veulent voulons souhaite souhaitons souhaiterais souhaiterions envie rencontrer connaître dire dites aide aider conseillez conseil rester revenir commencer finir merci évader',
  'comment pourquoi parce comme lorsque puis ensuite après avant encore déjà toujours jamais souvent bientôt tôt tard maintenant aujourd hui alors enfin dernier dernière ensemble bien bon bonne bons bonnes beaucoup tant trop peu assez autre autres même mêmes chaque chacun tous toutes peut être sinon donc aussi si partout n ne que quel quelle quels quelles âge an ans année années chose choses façon sorte court courte long longue chez se y là ici seulement juste importe vraiment environ',
  'er sie es ihr ihm ihn ihnen wir euch unser unsere unseren unserem mein meine meinen meinem meiner dein deine sein seine seinen wer wen wem jemand niemand mutter vater mama papa schwester bruder mann frau freund freundin freunde freunden partner partnerin sohn tochter leute leuten',
  'bin bist ist sind seid war waren sein gewesen hat hast hatte hätte hätten haben gehabt werde wird werden würden kann kannst können könnte könnten darf soll sollte sollten muss müssen mag mögen möchtest gehe gehen geht ging komme kommen mache macht fahre fährt reise reist los losfahren weiß wissen denke dachte denken glaube hoffe hoffen bevorzuge ziehe vor liebe lieben kennenlernen treffen sagen sagt zeig zeigen helfen hilfe empfehlen empfehlt empfiehlst bleiben zurück anfangen danke habt gibt',
  'wie warum wieso weil während dann danach davor vorher noch schon immer nie oft bald später jetzt heute also endlich zuletzt letzte letzten zusammen gut gute guter gutes guten viel viele vielen wenig wenige genug ander andere anderen anderes gleich jede jeder jedes jeden beide beiden vielleicht eventuell sonst auch wenn ob dass ja überall nur bloß eigentlich wirklich ungefähr alter jahr jahre jahren sache sachen weise art kurz kurze kurzen lang lange langen zuhause hause sich da dort hier denn doch mal etwa als bei ohnehin sowieso möglichst lieber am',
);

/** A letter alone is what an apostrophe cuts off: "m’évader". */
export function isEveryday(word: string): boolean {
  return EVERYDAY_WORDS.has(word) || /^[a-z]$/u.test(word);
}

/** Who travels alone is what every trip here is for. */
export const ALONE = phraseBook(
  'everyday',
  'alone,by myself,on my own,solo,solo traveller,solo traveler,solo travellers,solo travelers,solo travel,single traveller,single traveler',
  'da solo,da sola,da soli,da sole,solo,sola,per conto mio,viaggiatore solitario,viaggiatrice solitaria',
  'solo,sola,solos,solas,por mi cuenta,viajero solo,viajera sola',
  'seul,seule,seuls,seules,tout seul,toute seule,en solo,en solitaire',
  'allein,alleine,ganz allein,alleinreisend,alleinreisende,Alleinreisender,Alleinreisenden,solo unterwegs',
);

/** What is no wish for a trip, but a question about one. */
export const PRACTICAL = phraseBook(
  'practical',
  'visa,visas,passport,passports,cancel,cancelling,canceling,cancellation,refund,refunds,refundable,money back,insurance,insured,vaccination,vaccinations,vaccine,vaccines,jabs,luggage,baggage,suitcase,backpack,deposit,instalments,installments,payment,pay later,credit card,what is included,what s included,included,tips,contact,phone number,call you,complaint,invoice,voucher,gift card,wifi,vegetarian,vegan,allergy,allergies,how many people,how big is the group,age limit,is it safe,how do i book,how can i book,booking',
  'visto,visti,passaporto,annullare,annullo,annullamento,disdire,disdetta,rimborso,rimborsi,assicurazione,vaccino,vaccini,vaccinazione,vaccinazioni,bagaglio,bagagli,valigia,zaino,acconto,caparra,rate,a rate,pagamento,carta di credito,cosa è incluso,cosa è compreso,incluso,compreso,mance,contatto,contattarvi,numero di telefono,reclamo,fattura,buono regalo,vegetariano,vegetariana,vegano,vegana,allergie,quante persone,limite di età,è sicuro,come prenoto,come si prenota,prenotazione',
  'visado,pasaporte,cancelar,cancelo,cancelación,anular,anulación,reembolso,devolución,seguro de viaje,vacuna,vacunas,vacunación,equipaje,maleta,mochila,depósito,anticipo,a plazos,plazos,pago,tarjeta de crédito,qué incluye,está incluido,incluido,propinas,contacto,contactar,número de teléfono,reclamación,factura,tarjeta regalo,vegetariano,vegetariana,vegano,vegana,alergias,cuántas personas,límite de edad,es seguro,cómo reservo,cómo se reserva,reserva',
  'passeport,annuler,annule,annulation,remboursement,rembourser,remboursé,assurance,assurances,vaccin,vaccins,vaccination,bagage,bagages,valise,sac à dos,acompte,plusieurs fois,paiement,carte bancaire,carte de crédit,qu est ce qui est inclus,inclus,compris,pourboires,contacter,numéro de téléphone,réclamation,facture,carte cadeau,végétarien,végétarienne,végan,allergies,combien de personnes,âge limite,limite d âge,est ce sûr,comment réserver,réservation',
  'Visum,Visa,Reisepass,stornieren,storniere,Stornierung,Storno,kündigen,Rückerstattung,Erstattung,Geld zurück,Versicherung,Reiseversicherung,Impfung,Impfungen,impfen,Gepäck,Koffer,Rucksack,Anzahlung,Ratenzahlung,in Raten,Zahlung,Kreditkarte,was ist inklusive,was ist enthalten,inklusive,enthalten,Trinkgeld,Kontakt,kontaktieren,Telefonnummer,Beschwerde,Rechnung,Gutschein,vegetarisch,vegan,Allergie,Allergien,wie viele Personen,Altersgrenze,ist es sicher,wie buche ich,Buchung',
);

/** Who wants the lowest price names no sum: the list begins with it. */
export const CHEAPEST = phraseBook(
  'cheapest',
  'cheapest,the cheapest,cheapest first,least expensive,lowest price,lowest prices,as cheap as possible,as cheaply as possible,sorted by price,sort by price,by price',
  'più economico,più economica,più economici,più economiche,meno caro,meno cara,meno cari,meno care,meno costoso,meno costosa,prezzo più basso,prezzi più bassi,il più economico possibile,più economico possibile,al minor prezzo,ordina per prezzo,in ordine di prezzo',
  'más barato,más barata,más baratos,más baratas,más económico,más económica,más económicos,lo más barato posible,más barato posible,precio más bajo,menor precio,ordenar por precio,por precio',
  'moins cher,moins chère,moins chers,moins chères,moins coûteux,le moins cher possible,moins cher possible,prix le plus bas,prix les plus bas,plus économique,trier par prix,par prix',
  'günstigste,günstigsten,günstigster,günstigstes,billigste,billigsten,billigster,billigstes,preiswerteste,preiswertesten,am günstigsten,am billigsten,möglichst günstig,möglichst billig,so günstig wie möglich,so billig wie möglich,niedrigster Preis,niedrigsten Preis,kleinster Preis,nach Preis',
);
