/** Common English words that no puzzle asks for: function words, and words that say little about any subject. */
const words = `
a an the this that these those here there who whom whose which what when where why how
i me my mine you your yours he him his she her hers it its we us our ours they them their theirs itself themselves yourself
and or but nor so yet if because while although though unless until since than as whether
of in on at by to for from with without into onto over under above below between among through during before after behind beside besides
near around about against along across up down out off away back upwards downwards inside outside toward towards within beyond next
be am is are was were been being have has had having do does did done doing will would can could may might must shall should cannot
not no none never nobody nothing anyone anything someone something everyone everything somebody anybody nowhere
all any both each every either neither few many much more most several some such other others another same own only else enough rest
one two three four five six seven eight nine ten twenty thirty fifty hundred hundreds thousand thousands million millions billion billions
first second third last once twice half part parts kind kinds sort sorts piece lot lots pair
very too also just still even ever always often sometimes usually mostly almost nearly again already soon later now then today tomorrow
yesterday afterwards together alone perhaps maybe quite rather really well far away instead however therefore please
go goes going gone went come comes coming came get gets getting got make makes making made take takes taking took taken give gives giving
gave given keep keeps keeping kept let lets put puts set sets see sees seeing saw seen look looks looking looked find finds finding found
know knows knowing knew known think thinks thought say says said tell tells told talk talks ask asks asked call calls called want wants
wanted need needs needed use uses used using try tries tried show shows showed shown turn turns turned become becomes became begin begins
began start starts started stop stops stopped stay stays stayed stand stands stood lie lies lay lays live lives lived move moves moved run
runs ran walk walks walked bring brings brought carry carries carried hold holds held send sends sent leave leaving left meet meets
met pay pays paid play plays played read reads write writes wrote written grow grows grew grown fall falls fell fallen rise rises rose
build builds built break breaks broke broken cut cuts open opens opened close closes closed join joins joined gather gathers gathered
return returns returned visit visits visited help helps helped work works worked seem seems happen happens happened change changes changed
mean means meant follow follows lead leads led pass passes passed reach reaches cover covers covered fill fills filled wear wears wore
store stores stored order ordered measure watch escape sell sells sold buy buys bought enjoy enjoys last lasts climb cross enter
good better best bad worse worst big bigger great greater small smaller large larger little long longer short high higher low tall wide
narrow deep thick thin heavy light full empty new old older young younger early late fast slow quick slowly quickly easy hard soft strong
stronger strongest weak hot warm cold cool dry wet clean dirty dark bright clear loud quiet silent rich poor ready sure true false right
wrong real whole single main different important possible able common special certain simple gentle steep huge tiny perfect invisible own
wild common free busy nice fine beautiful happy sad favourite famous
thing things way ways time times day days week weeks month months year years century centuries hour hours minute minutes morning mornings
evening night nights moment end ends beginning place places side sides top bottom front middle name names number numbers people person man
men woman women child children boy girl life world word words job task people's example fact reason result idea case point line
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
metre metres meter meters kilometre kilometres mile miles foot feet inch inches degree degrees percent pence pound pounds dollar dollars yen
yes no hello welcome thank thanks sorry else per etc
`
export const plainEnglish: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''))
